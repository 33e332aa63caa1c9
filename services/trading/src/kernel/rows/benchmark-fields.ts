import type { OrderBenchmarks } from '@meridian/domain/entities/parent-order';
import type { MarketView } from '../../market/market-port.ts';
import type { Instrument } from '../../reference/instrument.ts';
import { halfTickPrice } from './amounts.ts';
import type { Benchmarks } from './benchmarks.ts';

export type BenchmarkParts = {
  readonly instrument: Instrument;
  readonly view: MarketView;
  readonly benchmarks: Benchmarks;
  readonly averageHalfTicks: number | null;
};

/** The benchmarks of an order or child in the desk's units. Each adds its own arrival. */
export function benchmarkFields(parts: BenchmarkParts): Omit<OrderBenchmarks, 'arrival_mid'> {
  const { interval, dayLots, dayVwapHalfTicks } = parts.benchmarks;
  const { tickSize, lotSize } = parts.instrument;
  const price = (halfTicks: number | null) => halfTickPrice(halfTicks, tickSize);
  return {
    avg_fill_price: price(parts.averageHalfTicks),
    previous_close: price(2 * parts.view.previousCloseTicks),
    ivwap: price(interval?.vwapHalfTicks ?? null),
    volume_since_start: interval === null ? null : interval.lots * lotSize,
    day_volume: dayLots * lotSize,
    day_vwap: price(dayVwapHalfTicks),
    avg_spread: interval === null || interval.spreadTicks === null ? null : price(2 * interval.spreadTicks),
  };
}
