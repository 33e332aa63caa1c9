import { readDigits } from './ascii.ts';

const DAY_MS = 86_400_000;
const MAX_MS = Date.UTC(9999, 11, 31, 23, 59, 59, 999);
let knownDay = Number.NaN;
let knownDate = '';
let knownMs = Number.NaN;
let knownText = '';
/** The date that was read last, because most messages are of one day. */
let readNumber = Number.NaN;
let readMs = 0;

const two = (value: number): string => (value < 10 ? `0${value}` : String(value));

/** `20260102-03:04:05.678`, the form of SendingTime. */
export function utcTimestamp(epochMs: number): string {
  // Messages of one moment share its text.
  if (epochMs === knownMs) return knownText;
  if (!(epochMs >= 0 && epochMs <= MAX_MS)) throw new RangeError(`${epochMs} is not a time that FIX can carry.`);
  const day = Math.floor(epochMs / DAY_MS);
  if (day !== knownDay) {
    knownDay = day;
    knownDate = new Date(day * DAY_MS).toISOString().slice(0, 10).replaceAll('-', '');
  }
  const ms = Math.floor(epochMs) - day * DAY_MS;
  const clock = `${two(Math.floor(ms / 3_600_000))}:${two(Math.floor(ms / 60_000) % 60)}:${two(Math.floor(ms / 1_000) % 60)}`;
  knownText = `${knownDate}-${clock}.${String(ms % 1_000).padStart(3, '0')}`;
  knownMs = epochMs;
  return knownText;
}

/** The moment in milliseconds; null when the bytes are not a timestamp. Finer parts of a second are cut. */
export function readUtcTimestamp(bytes: Uint8Array, from: number, to: number): number | null {
  if (bytes[from + 8] !== 45) return null;
  const dayMs = readUtcDate(bytes, from, from + 8);
  const clockMs = readUtcClock(bytes, from + 9, to);
  return dayMs === null || clockMs === null ? null : dayMs + clockMs;
}

/** `20260102`. */
export function readUtcDate(bytes: Uint8Array, from: number, to: number): number | null {
  if (to - from !== 8) return null;
  const year = readDigits(bytes, from, from + 4);
  const month = readDigits(bytes, from + 4, from + 6);
  const day = readDigits(bytes, from + 6, to);
  if (year === null || month === null || day === null || year < 1_000 || month < 1 || month > 12 || day < 1)
    return null;
  const asNumber = (year * 100 + month) * 100 + day;
  if (asNumber === readNumber) return readMs;
  const epochMs = Date.UTC(year, month - 1, day);
  if (new Date(epochMs).getUTCDate() !== day) return null;
  readNumber = asNumber;
  readMs = epochMs;
  return epochMs;
}

/** `03:04:05`, with up to twelve digits of a second; 60 is a leap second. */
export function readUtcClock(bytes: Uint8Array, from: number, to: number): number | null {
  if (to - from < 8 || bytes[from + 2] !== 58 || bytes[from + 5] !== 58) return null;
  const hour = readDigits(bytes, from, from + 2);
  const minute = readDigits(bytes, from + 3, from + 5);
  const second = readDigits(bytes, from + 6, from + 8);
  if (hour === null || minute === null || second === null || hour > 23 || minute > 59 || second > 60) return null;
  const wholeMs = ((hour * 60 + minute) * 60 + second) * 1_000;
  if (to === from + 8) return wholeMs;
  if (bytes[from + 8] !== 46 || to - from > 21) return null;
  const fraction = readDigits(bytes, from + 9, to);
  return fraction === null ? null : wholeMs + Math.floor((fraction / 10 ** (to - from - 9)) * 1_000);
}
