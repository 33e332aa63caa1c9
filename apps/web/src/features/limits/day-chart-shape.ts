import { forecastUse } from '@meridian/domain/limits/use-forecast';
import type { AccountUseData, UsePoint } from '@meridian/protocol/live/trade-questions';

export type ChartBox = { readonly width: number; readonly height: number };

export type ChartInput = {
  readonly day: AccountUseData;
  readonly limitUsd: number | null;
  /** The limit of a pending raise. Null without one. */
  readonly raisedUsd: number | null;
};

export type DayChartShape = {
  readonly fromMs: number;
  readonly toMs: number;
  readonly topUsd: number;
  /** The use so far as steps, and the area below it. */
  readonly line: string;
  readonly area: string;
  readonly now: { readonly x: number; readonly y: number };
  /** The forecast until the close and its band. Null while the pace is unknown or after the close. */
  readonly forecast: { readonly line: string; readonly band: string } | null;
  readonly limitY: number | null;
  readonly raisedY: number | null;
  readonly marks: readonly { readonly usd: number; readonly y: number }[];
};

const STEPS = 24;
const ROOM = 1.08;

/** Calculates the day's chart. Null before the first point. */
export function dayChartShape({ day, limitUsd, raisedUsd }: ChartInput, box: ChartBox): DayChartShape | null {
  const { points, flow, now_ms, close_ms } = day;
  const [first] = points;
  if (first === undefined) return null;
  const fromMs = Math.min(first[0], day.open_ms, now_ms);
  const toMs = Math.max(close_ms, now_ms);
  const usedNow = flow?.gross_usd ?? points.at(-1)?.[1] ?? 0;
  const seen: readonly UsePoint[] = [...points.filter(([atMs]) => atMs <= now_ms), [now_ms, usedNow]];
  const atClose = flow === null || close_ms <= now_ms ? null : forecastUse(flow);
  const highest = Math.max(1, limitUsd ?? 0, raisedUsd ?? 0, atClose?.high_usd ?? 0, ...seen.map(([, usd]) => usd));
  const topUsd = ROOM * highest;
  const x = (atMs: number) => round((box.width * (atMs - fromMs)) / Math.max(1, toMs - fromMs));
  const y = (usd: number) => round(box.height * (1 - usd / topUsd));
  const now = { x: x(now_ms), y: y(usedNow) };
  const line = stepsOf(seen.map(([atMs, usd]) => [x(atMs), y(usd)]));
  return {
    fromMs,
    toMs,
    topUsd,
    line,
    area: `${line}V${box.height}H${x(seen[0]?.[0] ?? fromMs)}Z`,
    now,
    forecast: flow === null || atClose === null ? null : fanOf(day, flow, x, y),
    limitY: limitUsd === null ? null : y(limitUsd),
    raisedY: raisedUsd === null ? null : y(raisedUsd),
    marks: [0, 0.5, 1].map((share) => ({ usd: share * highest, y: y(share * highest) })),
  };
}

type Scale = (value: number) => number;

function fanOf(day: AccountUseData, flow: NonNullable<AccountUseData['flow']>, x: Scale, y: Scale) {
  const left = day.close_ms - day.now_ms;
  const at = Array.from({ length: STEPS + 1 }, (_, step) => (left * step) / STEPS);
  const fan = at.flatMap((afterMs) => {
    const use = forecastUse(flow, afterMs);
    return use === null ? [] : [{ x: x(day.now_ms + afterMs), ...use }];
  });
  const path = (usd: (use: (typeof fan)[number]) => number) => fan.map((use) => `${use.x} ${y(usd(use))}`);
  const high = path(({ high_usd }) => high_usd);
  const low = path(({ low_usd }) => low_usd).toReversed();
  return { line: `M${path(({ usd }) => usd).join('L')}`, band: `M${[...high, ...low].join('L')}Z` };
}

/** A use stays constant until the next order. */
function stepsOf(points: readonly (readonly [number, number])[]): string {
  const [first, ...rest] = points;
  if (first === undefined) return '';
  return `M${first[0]} ${first[1]}${rest.map(([x, y]) => `H${x}V${y}`).join('')}`;
}

function round(value: number): number {
  return Math.round(10 * value) / 10;
}
