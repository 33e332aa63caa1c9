import { type Countdown, countdown } from './countdown.ts';
import { COUNTRIES, isCountry } from './country.ts';
import { finiteNumber } from './finite-number.ts';
import type { Maybe } from './maybe.ts';
import type { OrderStatus } from './order-status.ts';
import { formatEndTime, parseEndTime } from './start-end-time.ts';
import { isCompleted } from './status-group.ts';
import { formatClock } from './time-format.ts';
import { zoneAbbreviation } from './zone-name.ts';

export type EndFields = {
  readonly status?: Maybe<OrderStatus | ''>;
  readonly country?: Maybe<string>;
  readonly end_time?: Maybe<string>;
  readonly end_time_since_epoch_milliseconds?: Maybe<number>;
};

/** The end of an order in the reader's time zone, with the exchange's time. */
export type EndCell = {
  /** `19:17`; a code or the exchange's clock time while the end is not resolved. */
  readonly clock: string;
  /** `Close` for the time of the close, otherwise blank. */
  readonly word: string;
  /** The time left. Null for finished orders and while the end is not resolved. */
  readonly left: Countdown | null;
  /** The tooltip: the end in the exchange's time. */
  readonly hint: string;
};

const WORDS: Readonly<Record<string, string>> = { '0': 'Close', '1': 'Liq. close' };

function zoneOf(country: Maybe<string>): string | null {
  return isCountry(country) ? COUNTRIES[country].zone : null;
}

/** `14:17 EST`; blank without a zone. */
function exchangeTime(endMs: number, zone: string | null): string {
  return zone === null ? '' : `${formatClock(endMs, zone).slice(0, 5)} ${zoneAbbreviation(zone, endMs)}`;
}

/** The End cell of an order, by the same rules wherever an end is shown. */
export function endCell(row: EndFields, viewerZone: string, nowMs: number): EndCell {
  const endMs = finiteNumber(row.end_time_since_epoch_milliseconds);
  const zone = zoneOf(row.country);
  if (endMs === null) return unresolved(row, viewerZone, nowMs, zone);
  const code = parseEndTime(row.end_time);
  const hint = exchangeTime(endMs, zone);
  return {
    clock: formatClock(endMs, viewerZone).slice(0, 5),
    word: code.kind === 'code' ? (WORDS[code.code] ?? '') : '',
    left: isCompleted(row.status) ? null : countdown(endMs, nowMs),
    hint: hint === '' ? '' : `Ends ${hint} on the exchange`,
  };
}

/** An order without a route yet: its text as entered, with the exchange's zone beside a clock time. */
function unresolved(row: EndFields, viewerZone: string, nowMs: number, zone: string | null): EndCell {
  const isClock = parseEndTime(row.end_time).kind === 'clock';
  const text = formatEndTime(row.end_time, viewerZone);
  const word = isClock && zone !== null ? zoneAbbreviation(zone, nowMs) : '';
  return { clock: isClock ? text.slice(0, 5) : text, word, left: null, hint: '' };
}

/** The end as one text for copy, export, search and filter, without the countdown. */
export function endText({ clock, word }: Pick<EndCell, 'clock' | 'word'>): string {
  return word === '' ? clock : `${clock} ${word}`;
}
