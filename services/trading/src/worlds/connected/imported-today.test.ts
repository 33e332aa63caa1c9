import { expect, it } from 'vitest';
import { ReferenceReads } from '../../engine/reference-reads.ts';
import { firstSession } from '../../market/session-calendar.ts';
import type { Reference } from '../../reference/reference.ts';
import { smallUniverse } from '../../venues/simulator/testing/small-world.ts';
import { openKernelIn, START_MS } from '../testing/kernel-in-world.ts';
import { worldOf } from './connected-world.ts';

const ZONE = 'America/New_York';
const ORIGIN = { seed: 3, ...firstSession(START_MS, ZONE) };

const HOUR_S = 3_600;

const CALENDAR = {
  calendar: 'XNYS',
  time_zone: ZONE,
  open: 9.5 * HOUR_S,
  close: 16 * HOUR_S,
  opening_auction_minutes: 10,
  closing_auction_minutes: 10,
};

function tables(symbols: readonly string[], holidays: NonNullable<Reference['sessions']>['holidays'] = []): Reference {
  const sessions = { calendars: [CALENDAR], holidays, calendarOf: symbols.map(() => CALENDAR.calendar) };
  return { ...smallUniverse(symbols), sessions };
}

/** A connected desk that trades AAPL, with a function that imports new tables. */
async function deskWithImports() {
  let stored = tables(['AAPL']);
  const desk = await openKernelIn((nowMs) =>
    worldOf({ origin: ORIGIN, reference: stored, readReference: async () => stored, serverTimeZone: ZONE, nowMs }),
  );
  const { world, kernel } = desk;
  const problems: unknown[] = [];
  const reads = new ReferenceReads({
    world,
    post: (news) => news.kind === 'problem' && problems.push(news),
    onAdded: async (added) => kernel.addInstruments(added),
    onRenewed: () => undefined,
  });
  const take = async (imported: Reference): Promise<void> => {
    stored = imported;
    await reads.read();
    expect(problems).toEqual([]);
  };
  return { desk, take };
}

it('takes an order in an instrument that was imported today, without a restart', async () => {
  const { desk, take } = await deskWithImports();
  await expect(desk.order({ exchange_symbol: 'MSFT' })).rejects.toThrow(/MSFT/);
  await take(tables(['AAPL', 'MSFT']));
  const id = await desk.order({ exchange_symbol: 'MSFT' }, 'order-2');
  await desk.pass(2_000);
  expect(desk.parent(id)).toMatchObject({ stage: 'started', terms: { instrument: 1 } });
  expect(desk.failures).toEqual([]);
});

it('closes a market at once when its holiday is imported', async () => {
  const { desk, take } = await deskWithImports();
  const { market } = desk.world;
  await desk.pass(2_000);
  expect([market.day().date, market.view(0).phase]).toEqual(['2026-11-17', 'continuous']);
  await take(tables(['AAPL'], [{ calendar: 'XNYS', date: '2026-11-17', kind: 'CLOSED', name: 'Storm', close: null }]));
  await desk.pass(2_000);
  expect([market.day().date, market.view(0).phase]).toEqual(['2026-11-18', 'closed']);
});
