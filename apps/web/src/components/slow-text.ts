/** What takes longer is not there at once: the page says that it waits, and offers to stop. */
const SLOW_MS = 2_000;

/** How long an answer has been waited for; null while nobody would notice. */
export function slowText(waitedMs: number): string | null {
  return waitedMs < SLOW_MS ? null : `Still working, ${Math.floor(waitedMs / 1000)} s`;
}
