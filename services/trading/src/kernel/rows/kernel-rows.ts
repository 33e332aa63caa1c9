import type { FxRates, VolumeForecast } from '../ports.ts';
import type { Kernel } from '../kernel.ts';
import type { Instrument } from '../../reference/instrument.ts';
import type { MarketPort } from '../../market/market-port.ts';
import type { RowContext } from './row-context.ts';

export type RowSources = {
  readonly kernel: Kernel;
  readonly market: MarketPort;
  readonly instruments: readonly Instrument[];
  readonly fx: FxRates;
  readonly forecast: VolumeForecast;
  readonly brokerOf: (destination: string) => string | null;
  readonly nowMs: () => number;
};

/** What rows read of a running engine: its durable state, and the market of this moment. */
export function rowContextOf({ kernel, market, ...rest }: RowSources): RowContext {
  return {
    ...rest,
    view: (instrument) => market.view(instrument),
    day: () => market.day(),
    mark: (instrument) => kernel.tape.mark(instrument, rest.nowMs()),
    desk: () => kernel.published.desk,
    dayTotals: () => kernel.published.dayTotals,
    planOf: (parentId) => kernel.planOf(parentId),
  };
}
