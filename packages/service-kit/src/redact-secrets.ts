export const REDACTED = '[redacted]';

const SECRET_WORDS = new Set([
  'password',
  'passwd',
  'pwd',
  'pin',
  'pins',
  'token',
  'tokens',
  'secret',
  'secrets',
  'authorization',
  'cookie',
  'cookies',
  'captcha',
  'jwt',
  'credential',
  'credentials',
]);

const MAX_DEPTH = 8;
const MAX_ITEMS = 200;

/**
 * `auth_token`, `JWT_SECRET`, `newPassword`, `set-cookie`. A session id counts too, because it can open a second
 * session.
 */
export function isSecretName(name: string): boolean {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/);
  return words.some((word) => SECRET_WORDS.has(word)) || (words.includes('session') && words.includes('id'));
}

/**
 * Removes secrets inside texts: URL credentials, authorization headers, JWTs, secret query parameters. Each expression
 * runs in linear time, because the text may be hostile.
 */
export function redactText(text: string): string {
  return text
    .replace(/([a-z][a-z0-9+.-]{0,15}:\/\/)[^\s/@]+@/gi, `$1${REDACTED}@`)
    .replace(/\b(Bearer|Basic|Token)\s+[\w+/=.~-]{8,}/gi, `$1 ${REDACTED}`)
    .replace(/(?<![\w-])eyJ[\w-]+\.[\w-]+\.[\w-]*/g, REDACTED)
    .replace(/([?&;]([^=&?;\s]+)=)[^&;\s]+/g, (whole, start: string, name: string) =>
      isSecretName(name) ? start + REDACTED : whole,
    );
}

/** A deep copy without secrets. Class instances are left to the logger's serializers. */
export function redactSecrets(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return redactText(value);
  if (Array.isArray(value)) {
    return depth >= MAX_DEPTH ? '[…]' : value.slice(0, MAX_ITEMS).map((item) => redactSecrets(item, depth + 1));
  }
  if (!isPlainObject(value)) return value;
  return depth >= MAX_DEPTH ? '{…}' : redactRecord(value, depth);
}

export function redactRecord(record: Record<string, unknown>, depth = 0): Record<string, unknown> {
  const entries = Object.entries(record).map(([name, value]) => [
    name,
    isSecretName(name) ? REDACTED : redactSecrets(value, depth + 1),
  ]);
  return Object.fromEntries(entries);
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
