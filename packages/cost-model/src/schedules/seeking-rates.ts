import type { ShortfallUrgency } from './shortfall-schedule.ts';

/** How much of the visible volume an order takes that seeks liquidity, where no rate is given. */
export const SEEKING_RATES: Readonly<Record<ShortfallUrgency, number>> = { low: 0.05, medium: 0.1, high: 0.2 };
