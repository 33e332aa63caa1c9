/** `hh:mm a` in the given zone, the browser's own when left out. */
export function alertTime(atMs: number, timeZone?: string): string {
  const format = new Intl.DateTimeFormat('en-US', {
    hour: '2-digit',
    minute: '2-digit',
    hour12: true,
    ...(timeZone === undefined ? {} : { timeZone }),
  });
  // Some engines put a narrow no-break space before the day period.
  return format.format(atMs).replace(/\s/u, ' ').toLowerCase();
}
