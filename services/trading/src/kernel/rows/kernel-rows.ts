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

/** The input of rows: the durable state and the current market. */
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
