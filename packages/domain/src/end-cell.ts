import { type Countdown, countdown } from './countdown.ts';
import { finiteNumber } from './finite-number.ts';
import type { Maybe } from './maybe.ts';
import type { OrderStatus } from './order-status.ts';
import { clockAt, exchangeHint, zoneOf } from './start-cell.ts';
import { END_TIME_LABELS, formatEndTime, parseEndTime, type TimeCode } from './start-end-time.ts';
import { isCompleted } from './status-group.ts';
import { formatClock } from './time-format.ts';

export type EndFields = {
  readonly status?: Maybe<OrderStatus | ''>;
  readonly country?: Maybe<string>;
  readonly end_time?: Maybe<string>;
  readonly end_time_since_epoch_milliseconds?: Maybe<number>;
};

/** The end of an order in the reader's time zone, with the exchange's time. */
export type EndCell = {
  /** `19:17`; blank while the end is not resolved and no clock time was entered. */
  readonly clock: string;
  /** What was entered instead of a clock time: `Market Close`, `+10`. */
  readonly word: string;
  /** The time left. Null for finished orders and while the end is not resolved. */
  readonly left: Countdown | null;
  /** The tooltip: the end in the exchange's time. */
  readonly hint: string;
};

function wordOf(code: TimeCode): string {
  if (code.kind === 'code' && code.code !== '-1') return END_TIME_LABELS[code.code];
  return code.kind === 'minutes' ? `+${code.minutes}` : '';
}

/** The End cell of an order, by the same rules wherever an end is shown. */
export function endCell(row: EndFields, viewerZone: string, nowMs: number): EndCell {
  const endMs = finiteNumber(row.end_time_since_epoch_milliseconds);
  const zone = zoneOf(row.country);
  const code = parseEndTime(row.end_time);
  const word = wordOf(code);
  if (endMs === null) return { ...unresolved(row, code, viewerZone, nowMs), word, left: null };
  return {
    clock: formatClock(endMs, viewerZone).slice(0, 5),
    word,
    left: isCompleted(row.status) ? null : countdown(endMs, nowMs),
    hint: zone === null ? '' : exchangeHint('Ends', formatClock(endMs, zone).slice(0, 5), zone, endMs),
  };
}

/** An order without a route yet: a clock time is the exchange's, and is shown in the reader's zone like all others. */
function unresolved({ country, end_time }: EndFields, code: TimeCode, viewerZone: string, nowMs: number) {
  if (code.kind === 'clock') return clockAt('Ends', code.secondsOfDay, zoneOf(country), viewerZone, nowMs);
  return { clock: code.kind === 'epoch' ? formatEndTime(end_time, viewerZone) : '', hint: '' };
}

/** The end as one text for copy, export, search and filter, without the countdown. */
export function endText({ clock, word }: Pick<EndCell, 'clock' | 'word'>): string {
  return [clock, word].filter((part) => part !== '').join(' ');
}
