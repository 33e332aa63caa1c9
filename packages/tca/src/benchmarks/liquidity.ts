import { sum } from '@meridian/cost-model/sum';

export const LIQUIDITY_KINDS = ['add', 'mid', 'remove', 'auction'] as const;

export type Liquidity = (typeof LIQUIDITY_KINDS)[number];

export type SizedFill = { readonly liquidity: Liquidity; readonly size: number };

export type LiquidityShares = Readonly<Record<Liquidity, number>>;

/** Share of what was filled by how it met the market, in percent; all zero without a fill. */
export function liquidityShares(fills: readonly SizedFill[]): LiquidityShares {
  const total = sum(fills.map(({ size }) => size));
  const share = (kind: Liquidity): number => {
    const own = sum(fills.filter(({ liquidity }) => liquidity === kind).map(({ size }) => size));
    return total > 0 ? (100 * own) / total : 0;
  };
  return { add: share('add'), mid: share('mid'), remove: share('remove'), auction: share('auction') };
}

export type MarkedFill = SizedFill & {
  /** The markout after a second in half spreads of the fill's own quote. */
  readonly markoutHalves: number;
};

/**
 * What resting fills lost in the second after, in half spreads. Negative is good: they kept what resting earned. 0 is
 * harmless, 1 loses a whole half spread.
 */
export function venueToxicity(fills: readonly MarkedFill[]): number | null {
  const resting = fills.filter(({ liquidity }) => liquidity === 'add' || liquidity === 'mid');
  const size = sum(resting.map((fill) => fill.size));
  if (!(size > 0)) return null;
  return -sum(resting.map((fill) => fill.size * fill.markoutHalves)) / size;
}
