import type { TradingDay } from '../../../market/market-port.ts';
import type { HistoryWorld } from '../market/day-market.ts';
import type { Tape } from '../market/tape.ts';

/** The common input of a day's rows. */
export type DayContext = {
  readonly world: HistoryWorld;
  readonly index: number;
  readonly day: TradingDay;
  /** YYYYMMDD. */
  readonly dateNumber: number;
  /** By instrument index. */
  readonly tapes: readonly Tape[];
  readonly previousCloses: readonly number[];
};

export function tapeOf({ tapes }: DayContext, instrument: number): Tape {
  const tape = tapes[instrument];
  if (tape === undefined) throw new Error(`there is no tape of instrument ${instrument}`);
  return tape;
}

/** A day's number behind the date's digits. It is unique over all days and far above live order ids. */
export function dayNumber({ dateNumber }: DayContext, digits: number, number: number): number {
  return dateNumber * 10 ** digits + number;
}
