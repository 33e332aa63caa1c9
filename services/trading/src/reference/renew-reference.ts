import type { Instrument } from './instrument.ts';
import type { Reference } from './reference.ts';

/** What `domain/reference/takes-effect` promises, as the engine counts it. */
const LIVE = [
  'description',
  'category',
  'subCategory',
  'lastTradingDate',
  'averageDailyLots',
  'dailyVolatility',
  'averageSpreadTicks',
] as const satisfies readonly (keyof Instrument)[];

/**
 * Takes over what was imported since, as far as a running desk can. The objects stay the same, because kernel, rows and
 * algorithms hold them. Answers with the instruments whose terms changed.
 */
export function renewReference(
  current: Reference,
  fresh: Pick<Reference, 'instruments' | 'rates'>,
): readonly Instrument[] {
  const known = new Map(fresh.instruments.map((instrument) => [instrument.bestexId, instrument]));
  Object.assign(current, { rates: fresh.rates });
  return current.instruments.filter((instrument) => {
    const imported = known.get(instrument.bestexId);
    if (imported === undefined || LIVE.every((name) => imported[name] === instrument[name])) return false;
    Object.assign(instrument, Object.fromEntries(LIVE.map((name) => [name, imported[name]])));
    return true;
  });
}
