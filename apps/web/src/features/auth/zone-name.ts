/** The short name of the browser's time zone: EST, GMT+9. */
export function zoneName(at: Date): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZoneName: 'short' }).formatToParts(at);
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? 'local time';
}
