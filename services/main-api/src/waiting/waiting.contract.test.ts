import type { HeldOrder } from '@meridian/protocol/ports/held-orders';
import { silentLogger } from '@meridian/service-kit/testing';
import { createConfigurationStore } from '@meridian/storage/configuration/configuration-store';
import { createNoticeStore } from '@meridian/storage/notices/notice-store';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { limitStores } from '../limits/limit-stores.ts';
import { reportStores } from '../tca/report-options.ts';
import { openStrategyDesk, SETTING } from '../testing/strategy-desk.ts';
import { startTestMainApi } from '../testing/start-test-main-api.ts';
import { heldAtDesk, testDeskOf } from '../testing/test-desk.ts';
import { Announcer } from './announcer.ts';

const api = await startTestMainApi();
afterAll(() => api.stop());

const desk = await openStrategyDesk(api);
const { trader, admin, viewer } = desk;
const SETTLE = { timeout: 20_000, interval: 20 };

type Shown = Record<string, unknown> & { readonly key: string; readonly id: number };

async function waitingFor(token: string) {
  const { body } = await api.ask('GET', '/waiting', { token });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the service validates its own answers.
  return body as { readonly for_me: readonly Shown[]; readonly by_me: readonly Shown[]; readonly is_complete: boolean };
}

async function noticesOf(token: string) {
  const { body } = await api.ask('GET', '/notices', { token });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the service validates its own answers.
  return body as { readonly unread: number; readonly notices: readonly { id: number; title: string; path: string }[] };
}

/** Looks until it has told what there is, and once more, and ends. */
async function announced(until: () => Promise<boolean>): Promise<void> {
  const options = { database: api.database, nowMs: api.nowMs };
  const announcer = new Announcer({
    identity: api.identity,
    configuration: createConfigurationStore(options),
    limits: limitStores(options).store,
    cases: reportStores(options).cases,
    desk: testDeskOf(api.database),
    notices: createNoticeStore(options),
    publicUrl: 'https://desk.example',
    logger: silentLogger(),
    nowMs: api.nowMs,
    pollMs: 10,
  });
  try {
    await expect.poll(until, SETTLE).toBe(true);
  } finally {
    await announcer.close();
  }
}

const mails = async () =>
  (await api.database.db.selectFrom('outbox').select('id').where('topic', '=', 'identity.mail').execute()).length;

beforeEach(async () => {
  await desk.reset();
  await api.database.db.deleteFrom('user_notice').execute();
  await api.database.db.deleteFrom('outbox').execute();
  heldAtDesk.now = [];
});

const changed = (pr: number) => ({ ...SETTING, settings: { ...SETTING.settings, pr } });

async function proposed(): Promise<number> {
  const { body: saved } = await desk.save();
  await desk.requireSecondPerson('ALDGATE');
  const { body } = await desk.save({ ...changed(9), id: saved['id'], version: 1, note: 'Client asked' });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the service validates its own answers.
  return (body['proposal'] as { readonly id: number }).id;
}

describe('what waits for me', () => {
  test('is what another person asked for, in one line, with who may decide; mine is under what I asked for', async () => {
    const id = await proposed();
    expect(await waitingFor(admin)).toMatchObject({
      is_complete: true,
      for_me: [
        {
          key: `proposal:${id}`,
          kind: 'setting',
          title: 'Strategy setting “pov_quiet”',
          change: expect.stringContaining('→') as string,
          account: 'ALDGATE',
          asked_by: 'trader@meridian.local',
          verbs: ['approve', 'reject'],
        },
      ],
      by_me: [],
    });
    const { for_me, by_me } = await waitingFor(trader);
    expect(for_me).toEqual([]);
    expect(by_me).toMatchObject([
      { id, state: 'pending', verbs: ['withdraw'], approvers: expect.arrayContaining(['Ada Admin']) as string[] },
    ]);
    expect(await waitingFor(viewer)).toMatchObject({ for_me: [], by_me: [] });
  });

  test('goes when it is decided, and its author reads what became of it', async () => {
    const id = await proposed();
    expect((await desk.post(`proposals/${id}/reject`, { note: 'Too fast' }, admin)).status).toBe(200);
    expect((await waitingFor(admin)).for_me).toEqual([]);
    expect((await waitingFor(trader)).by_me).toMatchObject([
      { state: 'rejected', decided_by: 'admin@meridian.local', decision_note: 'Too fast', verbs: [] },
    ]);
  });

  test('has held orders that I may release, and not those whose terms are mine', async () => {
    const order: HeldOrder = {
      parent_order_numeric_id: 812,
      account: 'ALDGATE',
      alloc_account: 'ALDGATE-CORE',
      exchange_symbol: 'AAPL',
      order_side: 'BUY',
      order_qty: 88_600,
      wanted_qty: null,
      is_change: false,
      reason: '$15M is above the $10M that needs review for ALDGATE-CORE',
      asked_by: 'trader@meridian.local',
      asked_ms: 5,
      barred: ['trader@meridian.local'],
    };
    heldAtDesk.now = [order];
    expect((await waitingFor(admin)).for_me).toMatchObject([
      { kind: 'order', id: 812, title: 'Order 812: BUY 88,600 AAPL', verbs: ['release'], path: '/?order=812' },
    ]);
    expect((await waitingFor(trader)).for_me).toEqual([]);
    heldAtDesk.now = [{ ...order, barred: ['trader@meridian.local', 'ADMIN@meridian.local'] }];
    expect((await waitingFor(admin)).for_me).toEqual([]);
  });
});

describe('people are told of requests', () => {
  test('once each, by bell and mail, also when the announcer starts again', async () => {
    await proposed();
    const told = async () => (await noticesOf(admin)).unread === 1;
    await announced(told);
    await announced(told);
    expect((await noticesOf(admin)).notices).toMatchObject([
      { title: 'Waiting for you: Strategy setting “pov_quiet”', path: '/waiting' },
    ]);
    const holders = await api.database.db.selectFrom('user_notice').select('user_id').execute();
    expect(await mails()).toBe(holders.length);
    expect((await noticesOf(trader)).notices).toEqual([]);
  });

  test('the author hears of an approval, and of the end of a request that nobody decided', async () => {
    const id = await proposed();
    const { db } = api.database;
    await desk.post(`proposals/${id}/approve`, { revision: 1 }, admin);
    await announced(async () => (await noticesOf(trader)).unread === 1);
    expect((await noticesOf(trader)).notices).toMatchObject([{ title: 'Approved: Strategy setting “pov_quiet”' }]);
    await desk.save({ ...changed(12), strategy_destination: 'pov_loud' });
    await db.updateTable('configuration_proposal').set({ expires_ms: 1 }).where('state', '=', 'pending').execute();
    await announced(async () => (await noticesOf(trader)).unread === 2);
    expect((await noticesOf(trader)).notices[0]).toMatchObject({ title: 'Expired: Strategy setting “pov_loud”' });
  });

  test('reading marks up to the newest that was on the screen, and only one’s own', async () => {
    await proposed();
    await announced(async () => (await noticesOf(admin)).unread === 1);
    const [newest] = (await noticesOf(admin)).notices;
    const read = (token: string) => api.ask('POST', '/notices/read', { token, body: { up_to_id: newest?.id ?? 1 } });
    expect((await read(trader)).body).toEqual({ unread: 0 });
    expect((await noticesOf(admin)).unread).toBe(1);
    expect((await read(admin)).body).toEqual({ unread: 0 });
  });
});
