import { slippage, type Slippage, type SlippageFields } from '@meridian/domain/slippage';

/** What a fill price is held against, with the price's place in a past order. */
export const BENCHMARKS = {
  decision: { label: 'Decision', column: 'decision_price' },
  arrival: { label: 'Arrival mid', column: 'arrival_mid' },
  ivwap: { label: 'Interval VWAP', column: 'ivwap' },
  ivwap_ex_own: { label: 'Interval VWAP without own fills', column: 'ivwap_ex_own' },
  dvwap: { label: 'Day VWAP', column: 'day_vwap' },
  close: { label: 'Close', column: 'day_close' },
  open: { label: 'Open', column: 'day_open' },
  twap: { label: 'TWAP', column: 'twap' },
  previous_close: { label: 'Previous close', column: 'previous_close' },
} as const;

export type Benchmark = keyof typeof BENCHMARKS;
export type BenchmarkColumn = (typeof BENCHMARKS)[Benchmark]['column'];

export const BENCHMARK_NAMES = [
  'decision',
  'arrival',
  'ivwap',
  'ivwap_ex_own',
  'dvwap',
  'close',
  'open',
  'twap',
  'previous_close',
] as const satisfies readonly Benchmark[];

export type BenchmarkPrices = { readonly [Column in BenchmarkColumn]: number | null };

export type CostedOrder = SlippageFields & BenchmarkPrices;

/** Cost against one benchmark in the three units; positive is a cost on either side. */
export function benchmarkCost(order: CostedOrder, benchmark: Benchmark): Slippage {
  return slippage(order, order[BENCHMARKS[benchmark].column]);
}
