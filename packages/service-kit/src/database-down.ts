/** PostgreSQL error classes that mean a server problem and not a bad query. */
const SERVER_TROUBLE = /^(08...|53...|57P0[1-5]|58...|25006)$/;
const CONNECTION_TROUBLE: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** Driver messages without a code. */
const DRIVER_WORDS =
  /timeout exceeded when trying to connect|connection terminated|client has encountered a connection/i;

/** Whether a call failed because the database is unreachable or out of order, so that it may succeed later. */
export function isDatabaseDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (CONNECTION_TROUBLE.has(code) || SERVER_TROUBLE.test(code) || DRIVER_WORDS.test(error.message)) return true;
  // A host with several addresses fails with one error per address.
  return error instanceof AggregateError && error.errors.length > 0 && error.errors.every(isDatabaseDown);
}
