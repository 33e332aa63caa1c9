import { instrumentFields as shownFields } from '../kernel/rows/instrument-fields.ts';
import type { Instrument } from '../reference/instrument.ts';

/** An instrument as the desk shows it, and named outright whatever it is, so that a report can join by it. */
export function instrumentFields(instrument: Instrument) {
  return {
    ...shownFields(instrument),
    bestex_id: instrument.bestexId,
    outright_symbol: instrument.outrightSymbol,
  };
}

/** Whether proportions of the price mean anything. */
export function hasBps(instrument: Instrument): boolean {
  return instrument.legs === null;
}
