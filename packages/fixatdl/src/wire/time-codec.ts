import { zoneAbbreviation } from '@meridian/domain/zone-name';
import { type ClockText, parseClockText } from '../model/clock-text.ts';
import type { Parameter } from '../model/fixatdl-file.ts';
import type { CodecPlace } from './codec-place.ts';
import { type Coded, coded, problem, quoted } from './coded.ts';
import {
  clockTextOf,
  type Instant,
  instantToday,
  resolveClock,
  secondsOfDayAt,
  timeOnlyText,
  timestampText,
} from './local-time.ts';
import { offsetText, timeText } from '../model/clock-text.ts';

/** A time on the clock of its zone as one of the four times of FIX. */
export function timeToWire(parameter: Parameter, entered: string, place: CodecPlace): Coded {
  const clock = parseClockText(entered);
  if (clock === null) return problem(`${quoted(entered)} is not a time: enter one such as 14:30:00.`);
  const resolved = resolveClock(clock, place);
  if (resolved.kind === 'gap') {
    return problem(`${quoted(entered)} is left out on that day, because clocks go forward: enter another time.`);
  }
  const { instant, offsetMinutes } = resolved;
  const outside = outsideRange(parameter, instant, place);
  return outside ?? coded(wireOf(parameter, instant, offsetMinutes));
}

function wireOf({ type }: Parameter, instant: Instant, offsetMinutes: number): string {
  if (type === 'UTCTimestamp_t') return timestampText(instant);
  if (type === 'UTCTimeOnly_t') return timeOnlyText(instant);
  const offset = offsetText(offsetMinutes);
  return type === 'TZTimestamp_t'
    ? `${timestampText(instant, offsetMinutes)}${offset}`
    : `${timeOnlyText(instant, offsetMinutes)}${offset}`;
}

export function timeFromWire({ type }: Parameter, wire: string, place: CodecPlace): Coded {
  const clock = parseClockText(wire);
  const unread = problem(`${quoted(wire)} is not a time of its type.`);
  if (clock === null) return unread;
  const hasDate = clock.date !== null;
  const hasOffset = clock.offsetMinutes !== null;
  if (hasDate !== (type === 'UTCTimestamp_t' || type === 'TZTimestamp_t')) return unread;
  if (hasOffset !== (type === 'TZTimestamp_t' || type === 'TZTimeOnly_t')) return unread;
  if (type === 'UTCTimeOnly_t') {
    return coded(clockTextOf(instantToday(clock.seconds, clock.fraction, place), place));
  }
  if (type === 'TZTimeOnly_t') return coded(zonedTimeText(clock, place));
  const resolved = resolveClock({ ...clock, offsetMinutes: clock.offsetMinutes ?? 0 }, place);
  if (resolved.kind === 'gap') return unread;
  return coded(clockTextOf(resolved.instant, place, clock.offsetMinutes ?? undefined));
}

/** Without its offset where the zone of the clock has the same one at that time. */
function zonedTimeText(clock: ClockText, place: CodecPlace): string {
  const bare = { ...clock, offsetMinutes: null };
  const resolved = resolveClock(bare, place);
  const text = timeText(clock.seconds, clock.fraction);
  const isOwn = resolved.kind === 'instant' && resolved.offsetMinutes === clock.offsetMinutes;
  return isOwn ? text : `${text}${offsetText(clock.offsetMinutes ?? 0)}`;
}

/** A constant time of day, today, on the clock of the parameter. */
export function timeConstant(parameter: Parameter, constant: string, place: CodecPlace): Coded {
  const clock = parseClockText(constant);
  const resolved = clock === null ? null : resolveClock(clock, place);
  if (resolved?.kind !== 'instant') return problem(`${quoted(constant)} is not a time.`);
  return coded(wireOf(parameter, resolved.instant, resolved.offsetMinutes));
}

/** Bounds are times of day on the clock of the parameter, and come back every day. */
function outsideRange(parameter: Parameter, instant: Instant, place: CodecPlace): Coded | null {
  const zone = parameter.localMktTz ?? place.zone;
  const name = zoneAbbreviation(zone, instant.seconds * 1000);
  const compare = (bound: ClockText): number => {
    const seconds = secondsOfDayAt(instant, zone, bound.offsetMinutes);
    return seconds === bound.seconds ? compareFractions(instant.fraction, bound.fraction) : seconds - bound.seconds;
  };
  const least = parameter.minValue === undefined ? null : parseClockText(parameter.minValue);
  const most = parameter.maxValue === undefined ? null : parseClockText(parameter.maxValue);
  if (least !== null && compare(least) < 0) {
    return problem(`is before ${parameter.minValue} ${name}: enter that time or a later one.`);
  }
  if (most !== null && compare(most) > 0) {
    return problem(`is after ${parameter.maxValue} ${name}: enter that time or an earlier one.`);
  }
  return null;
}

function compareFractions(a: string, b: string): number {
  const [left, right] = [a.padEnd(13, '0'), b.padEnd(13, '0')].map((each) => each.replace('.', ''));
  return left === right ? 0 : (left ?? '') < (right ?? '') ? -1 : 1;
}
