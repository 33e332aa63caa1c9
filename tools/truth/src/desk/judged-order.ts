import type { Instrument } from '@meridian/trading/reference/instrument';
import type { RowFindings } from './row-findings.ts';

/** A fill against the mid right before it, in widths of the market then. */
export type JudgedFill = { readonly liquidity: string; readonly lots: number; readonly paidSpreads: number };

/** An order with what was foreseen and what became of it; prices are in ticks, costs positive when they are bad. */
export type JudgedOrder = {
  readonly strat: string;
  readonly instrument: Instrument;
  readonly orderedLots: number;
  readonly filledLots: number;
  /** The ticket's mean and its 80 % range. */
  readonly foreseen: { readonly cost: number; readonly low: number; readonly high: number };
  /** Against the mid on arrival. */
  readonly realised: number;
  /** Against the mid that each fill met right before it. */
  readonly paidSpread: number;
  /**
   * Against the market as it would have been without the order, from arrival on, and without what was paid of the
   * spread. Null where the days were not lived without orders.
   */
  readonly impact: number | null;
  /** What the model says for the lots that filled, in the volume that there was. */
  readonly modelImpact: number;
  readonly spread: number;
  /** Own share of the countable volume from start to end, over what was wanted; null without a rate. */
  readonly rateKept: number | null;
  readonly fills: readonly JudgedFill[];
  readonly rows: RowFindings;
};
