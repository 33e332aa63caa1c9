import { instrumentFields as shownFields } from '../kernel/rows/instrument-fields.ts';
import type { Instrument } from '../reference/instrument.ts';

/** The display fields of an instrument, always with an outright symbol, so that reports can join by it. */
export function instrumentFields(instrument: Instrument) {
  return {
    ...shownFields(instrument),
    bestex_id: instrument.bestexId,
    outright_symbol: instrument.outrightSymbol,
  };
}

/** Whether ratios of the price mean anything. */
export function hasBps(instrument: Instrument): boolean {
  return instrument.legs === null;
}
