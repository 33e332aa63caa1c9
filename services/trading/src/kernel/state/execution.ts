import type { FillLiquidity } from '../../venues/venue-port.ts';
import type { MarketSnap } from '../market-snap.ts';

/** One fill of one child order. */
export type Execution = {
  readonly key: string;
  readonly parentId: number;
  readonly childId: number;
  readonly execId: string;
  /** When the report arrived, and the venue's own time. */
  readonly atMs: number;
  readonly venueMs: number;
  readonly lots: number;
  readonly priceHalfTicks: number;
  readonly liquidity: FillLiquidity;
  readonly contraOwner: string;
  /** Where it printed, if not where the order was sent. */
  readonly printedAt?: string | undefined;
  /** The market right before the fill, from the venue if given, else as seen on arrival of the report. */
  readonly snap: MarketSnap;
};

/** How much of it counts, and when. */
export type ExecutedAmount = Pick<Execution, 'atMs' | 'lots' | 'liquidity'>;

/** Execution ids are unique per venue only. */
export function executionKey(venue: string, execId: string): string {
  return `${venue}|${execId}`;
}
