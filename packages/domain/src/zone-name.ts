/** Locales with abbreviations for zones that American English shows only as GMT offsets. */
const LOCALES = ['en-US', 'en-GB', 'en-AU', 'en-CA', 'en-IN', 'en-NZ', 'en-ZA'];

/** Zones change their clocks only at full quarters of an hour. */
const QUARTER_MS = 900_000;
const MAX_CACHED = 1_000;
const known = new Map<string, string>();

/** `EST`, `CET`, `JST`, or `GMT+8` without an abbreviation. Cached per quarter of an hour. */
export function zoneAbbreviation(timeZone: string, atMs: number): string {
  const key = `${timeZone} ${Math.floor(atMs / QUARTER_MS)}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  if (known.size >= MAX_CACHED) known.clear();
  const made = askAbbreviation(timeZone, atMs);
  known.set(key, made);
  return made;
}

function askAbbreviation(timeZone: string, atMs: number): string {
  let fallback = timeZone;
  for (const locale of LOCALES) {
    const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' }).formatToParts(atMs);
    const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
    if (!/^(GMT|UTC)[+-]/.test(name)) return name;
    fallback = name;
  }
  return fallback;
}
