/** What went wrong, for the log. */
export function problemText(detail: unknown): string {
  return detail instanceof Error ? (detail.stack ?? detail.message) : JSON.stringify(detail);
}
