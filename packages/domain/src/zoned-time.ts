export type ZonedParts = {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  readonly millisecond: number;
};

const MAX_EPOCH_MS = 8_640_000_000_000_000;
const MAX_CACHED_ZONES = 64;
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  // The bound only matters if zones ever come from outside; clearing costs one rebuild.
  if (formatters.size >= MAX_CACHED_ZONES) formatters.clear();
  formatters.set(zone, made);
  return made;
}

export function isTimeZone(zone: string): boolean {
  try {
    formatter(zone);
    return true;
  } catch {
    return false;
  }
}

/** The wall clock of a zone; an unknown zone throws, because zones are configuration and not input. */
export function zonedParts(epochMs: number, zone: string): ZonedParts | null {
  if (!Number.isFinite(epochMs) || Math.abs(epochMs) > MAX_EPOCH_MS) return null;
  const found = new Map<string, number>();
  for (const { type, value } of formatter(zone).formatToParts(epochMs)) found.set(type, Number(value));
  return {
    year: found.get('year') ?? 0,
    month: found.get('month') ?? 0,
    day: found.get('day') ?? 0,
    hour: found.get('hour') ?? 0,
    minute: found.get('minute') ?? 0,
    second: found.get('second') ?? 0,
    millisecond: ((Math.trunc(epochMs) % 1000) + 1000) % 1000,
  };
}
