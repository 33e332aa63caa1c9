import { expectedRange, type ExpectedRange } from '@meridian/domain/execution-summary/expected-range';
import { type Slippage, slippage } from '@meridian/domain/slippage';
import type { OrderFacts } from './order-facts.ts';

export type BenchmarkCost = Slippage & {
  readonly label: string;
  readonly price: number | null;
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
  const order = {
    order_side: side,
    avg_fill_price: number('avg_fill_price'),
    filled_qty: number('filled_qty'),
    multiplier: number('multiplier'),
    avg_fill_tick: number('avg_fill_tick'),
    asset_sub_class: text('asset_sub_class'),
    fx_rate: number('fx_rate'),
  };
  return BENCHMARKS.map(({ label, field, expected }) => {
    const price = number(field);
    const mean = expected === null ? null : attributes[`expected_${expected}_bps`];
    const sd = expected === null ? null : attributes[`expected_${expected}_sd_bps`];
    const { bps, ticks, usd } = slippage(order, price);
    return { label, price, bps, ticks, usd, expectedBps: mean, range: expectedRange(mean, sd) };
  });
}
