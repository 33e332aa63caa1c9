import { DAY_SECONDS } from '../clock-time.ts';
import { parseEndTime, parseStartTime, type TimeCode } from '../start-end-time.ts';
import { zonedParts } from '../zoned-time.ts';
import { exchangeZone } from './exchange-zone.ts';

/** Margin after the open and before the close, which trade differently. */
const LIQUID_MARGIN_MS = 15 * 60_000;
const DAY_MS = 1000 * DAY_SECONDS;

export type TimeContext = {
  readonly day: { readonly openMs: number; readonly closeMs: number };
  /** The country of the exchange, whose clock the times use. */
  readonly country: string;
  /** The arrival of the order: the meaning of "now", and the earliest start. */
  readonly arrivedMs: number;
};

/** The epoch time nearest to the session at which the exchange's clock shows these seconds after midnight. */
function clockMs({ day, country }: TimeContext, secondsOfDay: number): number | null {
  const open = zonedParts(day.openMs, exchangeZone(country));
  if (open === null) return null;
  const openSeconds = open.hour * 3600 + open.minute * 60 + open.second;
  const afterMs = day.openMs + 1000 * ((secondsOfDay - openSeconds + DAY_SECONDS) % DAY_SECONDS);
  const beforeMs = afterMs - DAY_MS;
  return afterMs - day.closeMs <= day.openMs - beforeMs ? afterMs : beforeMs;
}

function momentMs(context: TimeContext, time: TimeCode): number | null {
  if (time.kind === 'epoch') return time.epochMs;
  return time.kind === 'clock' ? clockMs(context, time.secondsOfDay) : null;
}

/** Null for an invalid time. An order cannot start before it arrives. */
export function startTimeMs(context: TimeContext, value: string): number | null {
  const time = parseStartTime(value);
  const { day, arrivedMs } = context;
  const codes = { '-1': arrivedMs, '0': day.openMs, '1': day.openMs + LIQUID_MARGIN_MS };
  const ms = time.kind === 'code' ? codes[time.code] : momentMs(context, time);
  return ms === null ? null : Math.max(ms, arrivedMs);
}

/** Null for an invalid time. Minutes count from the start; the latest end is the close. */
export function endTimeMs(context: TimeContext, value: string, startMs: number): number | null {
  const time = parseEndTime(value);
  const { day } = context;
  const codes = { '-1': null, '0': day.closeMs, '1': day.closeMs - LIQUID_MARGIN_MS };
  const fromMs = Math.max(startMs, day.openMs);
  const ms =
    time.kind === 'code'
      ? codes[time.code]
      : time.kind === 'minutes'
        ? fromMs + time.minutes * 60_000
        : momentMs(context, time);
  return ms === null ? null : Math.min(ms, day.closeMs);
}
