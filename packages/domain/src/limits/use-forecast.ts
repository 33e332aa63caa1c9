import type { UsualArrivals } from './usual-arrivals.ts';

/** What today's orders added to an account's use, and the time left. Amounts are in US dollars. */
export type UseFlow = {
  readonly gross_usd: number;
  /** Number of orders today, the sum of their amounts and of the squares. */
  readonly arrivals: number;
  readonly arrived_usd: number;
  readonly arrived_usd_squares: number;
  readonly elapsed_ms: number;
  readonly left_ms: number;
  /** What usually came after this time of the day; null or not there without past days. */
  readonly usual?: UsualArrivals | null;
};

export type UseForecast = { readonly usd: number; readonly low_usd: number; readonly high_usd: number };

/** With fewer orders the pace is too uncertain. */
export const MIN_ARRIVALS = 5;
const MIN_ELAPSED_MS = 60_000;
/** 80% of outcomes lie within this many standard deviations. */
const Z_80 = 1.281_551_6;

type Pace = { readonly usdPerMs: number; readonly variancePerMs: number };

/** Orders arrive at random at today's pace and size: a compound Poisson process. */
function paceOfToday({ arrivals, arrived_usd, arrived_usd_squares, elapsed_ms }: UseFlow): Pace | null {
  if (arrivals < MIN_ARRIVALS || elapsed_ms < MIN_ELAPSED_MS) return null;
  return { usdPerMs: arrived_usd / elapsed_ms, variancePerMs: arrived_usd_squares / elapsed_ms };
}

/** What past days brought from this time to the close; today's pace counts as one day more. */
function paceOf(flow: UseFlow): Pace | null {
  const today = paceOfToday(flow);
  const { usual = null, left_ms } = flow;
  if (usual === null || left_ms <= 0) return today;
  const past = { usdPerMs: usual.usd / left_ms, variancePerMs: usual.usd_squares / left_ms };
  if (today === null) return past;
  const blend = (before: number, now: number): number => (usual.days * before + now) / (usual.days + 1);
  return {
    usdPerMs: blend(past.usdPerMs, today.usdPerMs),
    variancePerMs: blend(past.variancePerMs, today.variancePerMs),
  };
}

/** The use after `afterMs` with its 80% band. Null while the pace is unknown. */
export function forecastUse(flow: UseFlow, afterMs = flow.left_ms): UseForecast | null {
  const pace = paceOf(flow);
  if (pace === null || afterMs < 0) return null;
  const usd = flow.gross_usd + pace.usdPerMs * afterMs;
  const band = Z_80 * Math.sqrt(pace.variancePerMs * afterMs);
  return { usd, low_usd: Math.max(flow.gross_usd, usd - band), high_usd: usd + band };
}

/** The time until a limit is reached: expected, and the ends of the 80% band. Null where that is after the close. */
export type LimitReached = {
  readonly after_ms: number | null;
  readonly earliest_ms: number | null;
  readonly latest_ms: number | null;
};

/** Null when even the upper end of the band stays below the limit today. */
export function limitReached(flow: UseFlow, limitUsd: number): LimitReached | null {
  const pace = paceOf(flow);
  if (pace === null || flow.left_ms <= 0) return null;
  const room = limitUsd - flow.gross_usd;
  if (room <= 0) return { after_ms: 0, earliest_ms: 0, latest_ms: 0 };
  const { usdPerMs, variancePerMs } = pace;
  if (usdPerMs <= 0) return null;
  const spread = Z_80 * Math.sqrt(variancePerMs);
  const withinDay = (ms: number): number | null => (ms <= flow.left_ms ? ms : null);
  // The band reaches the limit where usdPerMs × t ± spread × √t equals the remaining room.
  const root = Math.sqrt(spread * spread + 4 * usdPerMs * room);
  const earliest_ms = withinDay(((root - spread) / (2 * usdPerMs)) ** 2);
  if (earliest_ms === null) return null;
  return {
    after_ms: withinDay(room / usdPerMs),
    earliest_ms,
    latest_ms: withinDay(((root + spread) / (2 * usdPerMs)) ** 2),
  };
}
