import { type AlgoInput, LATE_SHARE } from '../../kernel/algo.ts';

/** The floor from which on the order is late. */
export function lateFloorLots({ filledLots, totalLots }: Pick<AlgoInput, 'filledLots' | 'totalLots'>): number {
  return filledLots + Math.max(1, LATE_SHARE * totalLots);
}

/**
 * The day's volume after so much more of it. Null for one that is late already, which looks at its market again and again
 * as it is.
 */
export function dayLotsAfter({ market }: Pick<AlgoInput, 'market'>, moreLots: number): number | null {
  return moreLots > 0 && Number.isFinite(moreLots) ? market.dayLots + moreLots : null;
}
