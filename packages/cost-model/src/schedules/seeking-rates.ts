import type { ShortfallUrgency } from './shortfall-schedule.ts';

/** The default share of visible volume for liquidity-seeking orders. */
export const SEEKING_RATES: Readonly<Record<ShortfallUrgency, number>> = { low: 0.05, medium: 0.1, high: 0.2 };
