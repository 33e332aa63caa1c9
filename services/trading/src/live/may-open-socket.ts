/**
 * Whether one of our pages opens the socket. A browser always sends its page's origin, which a page cannot forge.
 * Programs send none and sign in like everybody.
 */
export function mayOpenSocket(
  origin: string | undefined,
  host: string | undefined,
  pageOrigins: readonly string[],
): boolean {
  if (origin === undefined || pageOrigins.includes(origin)) return true;
  return host !== undefined && URL.parse(origin)?.host === host;
}
