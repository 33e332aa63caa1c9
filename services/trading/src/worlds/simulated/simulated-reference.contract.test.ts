import { addDays } from '@meridian/domain/calendar-date';
import { writeReferenceFile } from '@meridian/domain/reference/write-reference-file';
import { startTestDatabase, type TestDatabase } from '@meridian/storage/testing';
import { createReferenceStore } from '@meridian/storage/reference/reference-store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstSession } from '../../market/session-calendar.ts';
import { demoUniverse } from '../../demo/universe/demo-universe.ts';
import { simulatedReference } from './simulated-reference.ts';
import { tickSizeAtPrice } from '../../kernel/price-units.ts';

const startMs = Date.parse('2026-11-16T14:00:00Z');
const session = firstSession(startMs, 'America/New_York');

const DAY_MS = 86_400_000;

let test: TestDatabase;

beforeAll(async () => {
  test = await startTestDatabase();
});

afterAll(() => test.stop());

const read = () => simulatedReference({ database: test.database, seed: 1, session, nowMs: () => startMs });

describe('the simulated world in its tables', () => {
  it('is the demo world, instrument by instrument, after a first and a second start', async () => {
    const demo = demoUniverse({ seed: 1, tradingDate: session.firstDate });
    for (const reference of [await read(), await read()]) {
      expect(reference.instruments).toEqual(
        demo.instruments.map((one) =>
          expect.objectContaining({ ...one, dailyVolatility: expect.closeTo(one.dailyVolatility, 12) }),
        ),
      );
      expect(reference.venues).toEqual(demo.venues);
      expect(reference.destinations).toEqual(demo.destinations);
      expect(reference.vendors).toEqual(demo.vendors);
    }
  });

  it('takes an instrument of the desk’s own behind those that are there, with the tick of its table', async () => {
    const store = createReferenceStore({ database: test.database, nowMs: () => startMs });
    const [first] = await store.rows('instruments', session.firstDate);
    if (first === undefined) throw new Error('the demo has no instrument');
    const own = { ...first, bestex_id: 'OWN-1', exchange_symbol: 'OWN', tick_table: 'JAPAN', previous_close: 2_000 };
    const outcome = await store.import({
      kind: 'instruments',
      text: writeReferenceFile('instruments', [own]),
      mode: 'merge',
      effectiveFrom: session.firstDate,
      sourceName: 'own.csv',
      by: null,
    });
    expect(outcome.kind).toBe('imported');
    const { instruments } = await read();
    const last = instruments.at(-1);
    expect(last).toMatchObject({ index: instruments.length - 1, exchangeSymbol: 'OWN' });
    expect(last && tickSizeAtPrice(2_000, last)).toBe(0.5);
    expect(instruments.map(({ index }) => index)).toEqual(instruments.map((_, index) => index));
  });

  it('has a name whose tick became finer twice: as it was counted before, and in finer ticks from that day on', async () => {
    const store = createReferenceStore({ database: test.database, nowMs: () => startMs });
    const before = await read();
    const [first] = await store.rows('instruments', session.firstDate);
    if (first === undefined) throw new Error('the demo has no instrument');
    const from = addDays(session.firstDate, 1);
    const common = { mode: 'merge', effectiveFrom: from, sourceName: 'finer.csv', by: null } as const;
    const table = 'tick_table,from_price,tick_size\nFINER,0,0.0025';
    await store.import({ ...common, kind: 'tick_tables', text: table });
    const moved = writeReferenceFile('instruments', [{ ...first, tick_table: 'FINER' }]);
    const outcome = await store.import({ ...common, kind: 'instruments', text: moved, tickProblems: () => [] });
    expect(outcome.kind).toBe('imported');
    expect((await read()).instruments).toEqual(before.instruments);
    const next = await simulatedReference({ database: test.database, seed: 1, session, nowMs: () => startMs + DAY_MS });
    const [former, ...finer] = next.instruments.filter(({ bestexId }) => bestexId === first.bestex_id);
    const was = before.instruments.find(({ bestexId }) => bestexId === first.bestex_id);
    expect(former).toMatchObject({ index: was?.index, tickSize: was?.tickSize });
    // The first day on which somebody reads it.
    const finerFrom = former?.finerFrom ?? '';
    expect(finerFrom >= from).toBe(true);
    expect(former?.lastTradingDate).toBe(addDays(finerFrom, -1));
    expect(finer).toEqual([expect.objectContaining({ index: before.instruments.length, tickSize: 0.0025 })]);
    expect(finer[0]).not.toHaveProperty('finerFrom');
    expect(next.instruments.map(({ index }) => index)).toEqual(next.instruments.map((_, index) => index));
  });

  it('keeps every instrument: a file that leaves some out as a whole is refused', async () => {
    const store = createReferenceStore({ database: test.database, nowMs: () => startMs });
    const [first] = await store.rows('instruments', session.firstDate);
    const text = writeReferenceFile('instruments', first === undefined ? [] : [first]);
    const file = { kind: 'instruments', text, mode: 'replace', effectiveFrom: session.firstDate } as const;
    expect(await store.import({ ...file, sourceName: 'one.csv', by: null })).toMatchObject({ kind: 'refused' });
  });
});
