import type { NoEstimate, OrderEstimate } from '@meridian/cost-model/estimates/estimate-order';
import type { Way, WayKey } from './studio-ways.ts';

export type EstimatedWay = Way & { readonly key: WayKey; readonly estimate: OrderEstimate | NoEstimate };

export type Figure = 'cost' | 'risk' | 'finish';

function figureOf(estimate: OrderEstimate, figure: Figure): number {
  if (figure === 'finish') return estimate.finishMs ?? Number.POSITIVE_INFINITY;
  return estimate[figure].ticks;
}

/**
 * The variants with the least cost, the least risk and the earliest end; none when there is only one or all are equal.
 * Unfilled quantity has no cost, so a variant that does not finish is compared by its end only and comes last.
 */
export function bestWays(ways: readonly EstimatedWay[]): Readonly<Record<Figure, ReadonlySet<WayKey>>> {
  const best = (figure: Figure): ReadonlySet<WayKey> => {
    const values = ways.flatMap(({ key, estimate }) =>
      estimate.kind === 'estimated' && (figure === 'finish' || estimate.finishMs !== null)
        ? [{ key, value: figureOf(estimate, figure) }]
        : [],
    );
    const least = Math.min(...values.map(({ value }) => value));
    const winners = values.filter(({ value }) => value === least);
    return new Set(winners.length === values.length ? [] : winners.map(({ key }) => key));
  };
  return { cost: best('cost'), risk: best('risk'), finish: best('finish') };
}
