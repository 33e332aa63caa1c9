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

/** When an order ends, in the reader's zone: its clock time, and what that time is on the exchange. */
export type EndCell = {
  /** `19:17`; a code or the exchange's own clock time while the moment is not known. */
  readonly clock: string;
  /** `Close` beside the time of the close; blank for any other time. */
  readonly word: string;
  /** What is left; null for orders that are over and while the moment is not known. */
  readonly left: Countdown | null;
  /** For who points at it: the exchange's time. */
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

/** What End says of an order; the same rules in the grid and wherever else an end is shown. */
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

/** An order that is not routed yet: its own words, with the exchange's zone beside a typed clock time. */
function unresolved(row: EndFields, viewerZone: string, nowMs: number, zone: string | null): EndCell {
  const isClock = parseEndTime(row.end_time).kind === 'clock';
  const text = formatEndTime(row.end_time, viewerZone);
  const word = isClock && zone !== null ? zoneAbbreviation(zone, nowMs) : '';
  return { clock: isClock ? text.slice(0, 5) : text, word, left: null, hint: '' };
}

/** As one text: what is copied, exported, searched and chosen in a filter. The countdown is not part of it. */
export function endText({ clock, word }: Pick<EndCell, 'clock' | 'word'>): string {
  return word === '' ? clock : `${clock} ${word}`;
}
