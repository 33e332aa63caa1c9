import { hash } from 'node:crypto';

/** A digest of what a command asks for. Equal for the same arguments, in whatever order their fields came. */
export function commandTerms(name: string, args: unknown): string {
  return hash('sha256', `${name} ${JSON.stringify(args, inOrder)}`, 'base64url').slice(0, 22);
}

function inOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}
