import type { MarketView, TradingDay } from '../../market/market-port.ts';
import type { Instrument } from '../../reference/instrument.ts';
import type { FxRates, VolumeForecast } from '../ports.ts';
import type { DayTotals, Desk } from '../state/desk.ts';
import type { Parent, ShownPlan } from '../state/parent.ts';
import type { TapeMark } from '../tape/tape-mark.ts';

/** The input of rows besides orders. All calls are synchronous and read-only. */
export type RowContext = {
  readonly instruments: readonly Instrument[];
  readonly view: (instrument: number) => MarketView;
  readonly day: () => TradingDay;
  readonly mark: (instrument: number) => TapeMark;
  readonly fx: FxRates;
  readonly forecast: VolumeForecast;
  readonly desk: () => Desk;
  readonly dayTotals: () => DayTotals;
  readonly planOf: (parentId: number) => ShownPlan | null;
  readonly brokerOf: (destination: string) => string | null;
  readonly nowMs: () => number;
};

export type ParentParts = {
  readonly parent: Parent;
  readonly instrument: Instrument;
  readonly view: MarketView;
};

export function partsOf(parent: Parent, context: RowContext): ParentParts {
  const instrument = instrumentIn(context, parent.terms.instrument);
  return { parent, instrument, view: context.view(instrument.index) };
}

export function instrumentIn({ instruments }: Pick<RowContext, 'instruments'>, index: number): Instrument {
  const instrument = instruments[index];
  if (instrument === undefined) throw new Error(`there is no instrument ${index}`);
  return instrument;
}
