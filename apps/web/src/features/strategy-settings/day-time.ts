const DAY_AND_TIME = new Intl.DateTimeFormat('en-GB', {
  day: '2-digit',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

/** `16 Nov 14:21` in the reader's time zone. */
export function dayTime(ms: number): string {
  return DAY_AND_TIME.format(ms).replace(',', '');
}
