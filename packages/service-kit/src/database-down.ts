/** Classes and codes of PostgreSQL by which the server itself, and not the question, is the trouble. */
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
/** What the driver says without a code. */
const DRIVER_WORDS =
  /timeout exceeded when trying to connect|connection terminated|client has encountered a connection/i;

/** Whether a call failed because the database cannot be reached or cannot work, so that the same call may pass later. */
export function isDatabaseDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (CONNECTION_TROUBLE.has(code) || SERVER_TROUBLE.test(code) || DRIVER_WORDS.test(error.message)) return true;
  // A name with several addresses fails with one error for each.
  return error instanceof AggregateError && error.errors.length > 0 && error.errors.every(isDatabaseDown);
}
