import { addDays } from '@meridian/domain/calendar-date';
import { REFERENCE_KINDS, type ReferenceKind } from '@meridian/domain/reference/reference-kinds';
import { writeReferenceFile } from '@meridian/domain/reference/write-reference-file';
import type { OpenDatabase } from '@meridian/storage/database';
import { createReferenceStore, type ReferenceStore } from '@meridian/storage/reference/reference-store';
import { type SessionCalendarOptions, sessionCalendar } from '../../market/session-calendar.ts';
import { demoUniverse } from '../../demo/universe/demo-universe.ts';
import type { Reference } from '../../reference/reference.ts';
import { readStoredReference } from '../../reference/stored-reference.ts';
import { VENUES } from '../../demo/universe/venues.ts';
import type { Venue } from '../../reference/venue.ts';
import { type DemoReference, demoReference } from './demo-reference.ts';

export type SimulatedReferenceOptions = {
  readonly database: OpenDatabase;
  readonly seed: number;
  readonly session: SessionCalendarOptions;
  readonly nowMs: () => number;
};

/** The demo's past trades the same instruments, so they hold from a year ago. */
const DAYS_BEFORE = 365;

/** The tables of this database as of today. An empty database imports the demo world first. */
export async function simulatedReference(options: SimulatedReferenceOptions): Promise<Reference> {
  const { database, seed, session, nowMs } = options;
  const store = createReferenceStore({ database, nowMs });
  if ((await store.versions('instruments')).length === 0) {
    const universe = demoUniverse({ seed, tradingDate: session.firstDate });
    await importDemo(store, demoReference(universe, nowMs()), addDays(session.firstDate, -DAYS_BEFORE));
  }
  const calendar = sessionCalendar(session);
  const { date } = calendar.dayOf(calendar.dayIndexAt(nowMs()));
  const reference = await readStoredReference({ database, store, date });
  return { ...reference, venues: reference.venues.map(simulated) };
}

/** An interrupted start continues where it stopped. Instruments come last. */
async function importDemo(store: ReferenceStore, rows: DemoReference, effectiveFrom: string): Promise<void> {
  for (const kind of REFERENCE_KINDS) {
    const text = demoFile(kind, rows);
    const sourceName = `demo-${kind}.csv`;
    const outcome = await store.import({ kind, text, mode: 'merge', effectiveFrom, sourceName, by: null });
    if (outcome.kind === 'refused') {
      throw new Error(`the demo's ${kind} are refused: ${outcome.findings.map(({ message }) => message).join(' ')}`);
    }
  }
}

function demoFile(kind: ReferenceKind, rows: DemoReference): string {
  return writeReferenceFile(kind, rows[kind]);
}

/** Only the simulator knows how a venue behaves. An unknown one has no toxicity and no hidden interest. */
function simulated(venue: Venue): Venue {
  const known = VENUES.find(({ mic }) => mic === venue.mic);
  if (known === undefined || known.kind !== venue.kind) return venue;
  const { toxicity, hidden, firmUpRate } = known;
  return { ...venue, toxicity, hidden, firmUpRate };
}
