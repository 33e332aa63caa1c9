import type { Instrument } from './instrument.ts';
import type { Reference } from './reference.ts';

/** Fields that no order, book or recording is built upon. `domain/reference/takes-effect` tells people the same. */
const LIVE = [
  'description',
  'category',
  'subCategory',
  'lastTradingDate',
  'averageDailyLots',
  'dailyVolatility',
  'averageSpreadTicks',
] as const satisfies readonly (keyof Instrument)[];

/** Tick tables can change without a restart where no market is built upon them. */
const LIVE_WITH_TICKS = [...LIVE, 'steps'] as const;

/**
 * Takes over imported data into the objects that kernel, rows and algorithms hold. With `isReferenceLive` it also adds
 * new instruments and takes tick tables and calendars. Returns the added instruments.
 */
export function renewReference(
  current: Reference,
  fresh: Pick<Reference, 'instruments' | 'rates' | 'sessions'>,
  isReferenceLive: boolean,
): readonly Instrument[] {
  const names = isReferenceLive ? LIVE_WITH_TICKS : LIVE;
  const imported = new Map(fresh.instruments.map((instrument) => [instrument.index, instrument]));
  for (const instrument of current.instruments) {
    const now = imported.get(instrument.index);
    if (now === undefined || now.bestexId !== instrument.bestexId) continue;
    // Its successor has no market yet: until the next start the name trades in the ticks that it had.
    if (!isReferenceLive && now.finerFrom !== instrument.finerFrom) continue;
    if (now.finerFrom !== undefined) Object.assign(instrument, { finerFrom: now.finerFrom });
    Object.assign(instrument, Object.fromEntries(names.map((name) => [name, now[name]])));
  }
  Object.assign(current, { rates: fresh.rates });
  if (!isReferenceLive) return [];
  const added = newInstruments(current.instruments, fresh.instruments);
  // In place, because every reader holds this array.
  Object.assign(current.instruments, Object.fromEntries(added.map((instrument) => [instrument.index, instrument])));
  Object.assign(current, { sessions: fresh.sessions });
  return added;
}

/**
 * New instruments that follow the known ones without a gap. Others wait for a restart, which numbers all of them again.
 */
function newInstruments(known: readonly Instrument[], fresh: readonly Instrument[]): readonly Instrument[] {
  const added = fresh.filter(({ index }) => known[index] === undefined).toSorted((a, b) => a.index - b.index);
  return added.filter(({ index }, nth) => index === known.length + nth);
}
