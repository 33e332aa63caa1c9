/**
 * Whether a socket is opened by a page of ours. A browser always says where its page is from, and no page can lie
 * about it; programs say nothing, and they sign in like everybody.
 */
export function mayOpenSocket(
  origin: string | undefined,
  host: string | undefined,
  pageOrigins: readonly string[],
): boolean {
  if (origin === undefined || pageOrigins.includes(origin)) return true;
  return host !== undefined && URL.parse(origin)?.host === host;
}
