import { formatClockTime, parseClockTime } from './clock-time.ts';
import { finiteNumber } from './finite-number.ts';
import type { Maybe } from './maybe.ts';
import { zonedParts } from './zoned-time.ts';

export const START_TIME_LABELS = { '-1': 'Current Time', '0': 'Market Open', '1': 'Liquid Market Open' } as const;
export const END_TIME_LABELS = { '0': 'Market Close', '1': 'Liquid Market Close' } as const;

/** For narrow columns. */
export const SHORT_START_TIME_LABELS = { '-1': 'Now', '0': 'Open', '1': 'Liq. open' } as const;
export const SHORT_END_TIME_LABELS = { '0': 'Close', '1': 'Liq. close' } as const;

/** Smaller numbers are codes or errors. */
const FIRST_EPOCH_MS = 86_400_000;

export type TimeCode =
  | { readonly kind: 'code'; readonly code: '-1' | '0' | '1' }
  | { readonly kind: 'minutes'; readonly minutes: number }
  | { readonly kind: 'clock'; readonly secondsOfDay: number }
  | { readonly kind: 'epoch'; readonly epochMs: number }
  | { readonly kind: 'unreadable' };

function parseMoment(text: string): TimeCode {
  const secondsOfDay = parseClockTime(text);
  if (secondsOfDay !== null) return { kind: 'clock', secondsOfDay };
  const number = finiteNumber(text);
  if (number !== null && number >= FIRST_EPOCH_MS) return { kind: 'epoch', epochMs: number };
  const epochMs = /^\d{4}-\d{2}-\d{2}T.+(?:Z|[+-]\d{2}:\d{2})$/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(epochMs) ? { kind: 'unreadable' } : { kind: 'epoch', epochMs };
}

function textOf(value: Maybe<string | number>): string {
  return value === null || value === undefined ? '' : String(value).trim();
}

export function parseStartTime(value: Maybe<string | number>): TimeCode {
  const text = textOf(value);
  return text === '-1' || text === '0' || text === '1' ? { kind: 'code', code: text } : parseMoment(text);
}

export function parseEndTime(value: Maybe<string | number>): TimeCode {
  const text = textOf(value);
  if (text === '0' || text === '1') return { kind: 'code', code: text };
  const minutes = /^\+\s*(\d{1,5})$/.exec(text)?.[1];
  return minutes === undefined ? parseMoment(text) : { kind: 'minutes', minutes: Number(minutes) };
}

function momentText(time: TimeCode, zone: string): string {
  if (time.kind === 'clock') return formatClockTime(time.secondsOfDay);
  if (time.kind !== 'epoch') return '';
  const parts = zonedParts(time.epochMs, zone);
  return parts === null ? '' : formatClockTime(parts.hour * 3600 + parts.minute * 60 + parts.second);
}

/** An invalid time is blank. Only epoch times need the zone; a clock time is in the exchange's zone. */
export function formatStartTime(value: Maybe<string | number>, zone: string, short = false): string {
  const time = parseStartTime(value);
  if (time.kind === 'code') return (short ? SHORT_START_TIME_LABELS : START_TIME_LABELS)[time.code];
  return momentText(time, zone);
}

export function formatEndTime(value: Maybe<string | number>, zone: string, short = false): string {
  const time = parseEndTime(value);
  if (time.kind === 'code' && time.code !== '-1') return (short ? SHORT_END_TIME_LABELS : END_TIME_LABELS)[time.code];
  if (time.kind !== 'minutes') return momentText(time, zone);
  if (short) return `+${time.minutes}m`;
  return `+${time.minutes} ${time.minutes === 1 ? 'minute' : 'minutes'}`;
}
