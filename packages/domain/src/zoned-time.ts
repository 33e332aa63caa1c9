import type { CalendarDate } from './calendar-date.ts';

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
  // Zones come from configuration, so the bound is rarely reached. Clearing costs one rebuild.
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

/** Zones change their clocks only at full quarters of an hour, so the offset is constant within one. */
const SLOT_MS = 900_000;
const FIRST_FAST_MS = 0;
const LAST_FAST_MS = Date.UTC(2200, 0);
const offsets = new Map<string, { readonly slot: number; readonly offsetMs: number }>();

/** The wall clock of a zone. Throws for an unknown zone, because zones are configuration. */
export function zonedParts(epochMs: number, zone: string): ZonedParts | null {
  if (!Number.isFinite(epochMs) || Math.abs(epochMs) > MAX_EPOCH_MS) return null;
  if (epochMs < FIRST_FAST_MS || epochMs > LAST_FAST_MS) return formattedParts(epochMs, zone);
  const local = new Date(Math.trunc(epochMs) + offsetAt(epochMs, zone));
  return {
    year: local.getUTCFullYear(),
    month: local.getUTCMonth() + 1,
    day: local.getUTCDate(),
    hour: local.getUTCHours(),
    minute: local.getUTCMinutes(),
    second: local.getUTCSeconds(),
    millisecond: local.getUTCMilliseconds(),
  };
}

/** The date that a calendar on a wall of the zone shows. */
export function dateAt(epochMs: number, zone: string): CalendarDate {
  const parts = zonedParts(epochMs, zone);
  if (parts === null) throw new Error(`${epochMs} is not a time`);
  return `${parts.year}-${String(parts.month).padStart(2, '0')}-${String(parts.day).padStart(2, '0')}`;
}

/** Formatting costs a hundred times more than adding an offset, and most calls are about the same moment. */
function offsetAt(epochMs: number, zone: string): number {
  const slot = Math.floor(epochMs / SLOT_MS);
  const known = offsets.get(zone);
  if (known?.slot === slot) return known.offsetMs;
  const startMs = slot * SLOT_MS;
  const { year, month, day, hour, minute, second } = formattedParts(startMs, zone);
  const offsetMs = Date.UTC(year, month - 1, day, hour, minute, second) - startMs;
  if (offsets.size >= MAX_CACHED_ZONES) offsets.clear();
  offsets.set(zone, { slot, offsetMs });
  return offsetMs;
}

function formattedParts(epochMs: number, zone: string): ZonedParts {
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
