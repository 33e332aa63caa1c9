/** The elapsed time to the minute, for columns that are watched. */
export function durationText(sinceMs: number | null, nowMs: number): string {
  if (sinceMs === null) return '';
  const seconds = Math.max(0, Math.floor((nowMs - sinceMs) / 1_000));
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
