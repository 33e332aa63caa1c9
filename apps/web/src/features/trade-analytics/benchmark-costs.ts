import { expectedRange, type ExpectedRange } from '@meridian/domain/execution-summary/expected-range';
import { type Slippage, slippage } from '@meridian/domain/slippage';
import type { OrderFacts } from './order-facts.ts';

export type BenchmarkCost = Pick<Slippage, 'bps' | 'ticks'> & {
  readonly label: string;
  readonly price: number | null;
  readonly usd: number | null;
  /** Null where the model says nothing of that benchmark. */
  readonly expectedBps: number | null;
  readonly range: ExpectedRange | null;
};

const BENCHMARKS = [
  { label: 'Interval VWAP', field: 'ivwap', expected: 'ivwap' },
  { label: 'Arrival mid', field: 'arrival_mid', expected: 'arrival' },
  { label: 'Day VWAP', field: 'day_vwap', expected: null },
  { label: 'Previous close', field: 'previous_close', expected: null },
] as const;

/** What the fills cost against each benchmark, and what was to be expected of them. */
export function benchmarkCosts({ side, attributes, number, text }: OrderFacts): readonly BenchmarkCost[] {
  if (side === null) return [];
  const filledUsd = number('filled_usd');
  const paid = number('avg_fill_price');
  const order = {
    order_side: side,
    avg_fill_price: paid,
    filled_qty: number('filled_qty'),
    multiplier: number('multiplier'),
    tick_size: number('tick_size'),
    asset_sub_class: text('asset_sub_class'),
  };
  // Dollars for one unit of price on the whole fill: filled_usd is of the same price.
  const usdPerPrice = filledUsd === null || paid === null || paid <= 0 ? null : filledUsd / paid;
  return BENCHMARKS.map(({ label, field, expected }) => {
    const price = number(field);
    const { bps, ticks } = slippage(order, price, null);
    const tick = order.tick_size;
    const mean = expected === null ? null : attributes[`expected_${expected}_bps`];
    const sd = expected === null ? null : attributes[`expected_${expected}_sd_bps`];
    return {
      label,
      price,
      bps,
      ticks,
      usd: ticks === null || tick === null || usdPerPrice === null ? null : ticks * tick * usdPerPrice,
      expectedBps: mean,
      range: expectedRange(mean, sd),
    };
  });
}
