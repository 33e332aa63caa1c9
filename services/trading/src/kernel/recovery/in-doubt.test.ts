import { describe, expect, it } from 'vitest';
import { logOf } from '../audit/logs-of.ts';
import { isFamilyEvent } from '../events/kernel-event.ts';
import type { KernelOptions } from '../kernel-options.ts';
import { testAlgoRunner, testRouter, wantedChild } from '../testing/test-algos.ts';
import { rowContextOn } from '../testing/row-context.ts';
import { ADMIN, openTestDesk, type TestDesk, TRADER } from '../testing/test-desk.ts';
import { TEST_INSTRUMENTS } from '../testing/test-instruments.ts';
import { childRow, parentRow } from '../testing/whole-rows.ts';

const DOUBT_MS = 60_000;

/** A desk whose engine died with one open child at a venue that has not answered. */
async function openDoubtfulDesk(): Promise<{ readonly desk: TestDesk; readonly id: number }> {
  const before = await openTestDesk();
  const { id } = await before.newOrder();
  before.venue.accept(1);
  await before.settle();
  await before.kernel.close();
  const { journal, venue, clock } = before;
  const desk = await openTestDesk({ journal, venue, clock });
  await desk.settle();
  return { desk, id };
}

/** A router that reaches the venue through two destinations, and an algorithm that uses the first that is up. */
function twoWays(up: readonly string[]): Partial<KernelOptions> {
  return {
    router: {
      ...testRouter,
      venuesFor: (_terms, _instrument, _route, avoided) => {
        const destination = up.find((name) => !avoided.includes(name));
        return [{ ...WAY, destination: destination ?? '', isUp: destination !== undefined }];
      },
    },
    algos: {
      ...testAlgoRunner,
      decide: (_algo, input, state) => {
        const { destination = '' } = input.venues[0] ?? {};
        return { ...testAlgoRunner.decide('idle', input, state), wanted: [wantedChild(input, { destination })] };
      },
    },
  };
}

const WAY = {
  venue: 'XNAS',
  kind: 'lit',
  priority: 1,
  fills: [],
  firmUps: { invitations: 0, firmUps: 0 },
  minimumLots: 0,
  toxicity: 0,
} as const;

let given = 0;

/** Under an id that the engine before did not see. */
async function give(desk: TestDesk, command: Parameters<TestDesk['command']>[0], user = TRADER) {
  given += 1;
  const answer = await desk.send({ ...desk.command(command), id: `after-${given}` }, user);
  await desk.settle();
  return answer;
}

function decide(desk: TestDesk, id: number, decision: 'cancelled' | 'wait', user = TRADER) {
  const args = { parent_order_numeric_ids: [id], decision, reason: 'The broker called.' };
  return give(desk, { name: 'order.decide_doubt', args }, user);
}

describe('child orders whose venues have not answered since a restart', () => {
  it('[OL40] are asked about once, and have a moment to answer before anything else leaves', async () => {
    const { desk, id } = await openDoubtfulDesk();
    expect(desk.venue.asked).toEqual([1]);
    desk.venue.fill(1, 40);
    await desk.wait(900);
    expect(desk.parent(id)).toMatchObject({ fills: { own: { lots: 40 } }, doubtCount: 1 });
    expect(desk.venue.submitted).toHaveLength(1);
  });

  it('[OL41] keep their lots reserved while the rest of the order is worked', async () => {
    const { desk, id } = await openDoubtfulDesk();
    for (let child = 2; child <= 10; child += 1) {
      await desk.wait(1_000);
      expect(desk.venue.last).toMatchObject({ childId: child, lots: 100 });
      desk.venue.fill(child, 100);
    }
    await desk.wait(10_000);
    expect(desk.venue.submitted).toHaveLength(10);
    expect(desk.parent(id)).toMatchObject({ fills: { own: { lots: 900 } }, open: { own: 100 }, doubtCount: 1 });
    expect(parentRow(desk.parent(id), rowContextOn(desk)).diagnostic_info).toBe(
      '1 child order is in doubt, 100 at ALGO-DMA-1: reserved until the venue answers; the rest is worked elsewhere',
    );
    desk.venue.fill(1, 100);
    await desk.settle();
    expect(desk.parent(id)).toMatchObject({ stage: 'done', outcome: 'filled' });
  });

  it.each([
    [['ALGO-DMA-1', 'ALGO-DMA-2'], 'ALGO-DMA-2'],
    [['ALGO-DMA-1'], 'ALGO-DMA-1'],
  ])('[OL41] with %j up the rest goes to %s', async (up, expected) => {
    const kernel = twoWays(up);
    const before = await openTestDesk({ kernel });
    await before.newOrder();
    before.venue.accept(1);
    await before.settle();
    await before.kernel.close();
    const { journal, venue, clock } = before;
    const desk = await openTestDesk({ journal, venue, clock, kernel });
    await desk.settle();
    await desk.wait(1_000);
    expect(desk.venue.submitted.map(({ destination }) => destination)).toEqual(['ALGO-DMA-1', expected]);
  });

  it('[OL41] stop a spread whose leg is in doubt, because nobody knows what hedges it', async () => {
    const before = await openTestDesk();
    const spread = {
      exchange_symbol: 'ESZ6-ESH7',
      asset_class: 'FUTURE',
      asset_sub_class: 'CALENDAR SPREAD',
      order_qty: 10,
      order_type: 'MARKET',
      strat: 'legging',
    } as const;
    const { id } = await before.newOrder(spread);
    const { journal, venue, clock } = before;
    const sent = venue.submitted.length;
    expect(sent).toBe(2);
    await before.kernel.close();
    const desk = await openTestDesk({ journal, venue, clock });
    await desk.settle();
    await desk.wait(30_000);
    expect(venue.submitted).toHaveLength(sent);
    expect(parentRow(desk.parent(id), rowContextOn(desk)).diagnostic_info).toContain('nothing more is sent');
  });

  it('[OL42] are seen by the desk on the order, on the child and in the log', async () => {
    const { desk, id } = await openDoubtfulDesk();
    const context = rowContextOn(desk);
    expect(parentRow(desk.parent(id), context).diagnostic_info).toContain('1 child order is in doubt');
    expect(childRow(desk.parent(id), desk.kernel.published.orders.child(1), context).diagnostic_info).toContain(
      'In doubt',
    );
    const events = await desk.journal.read(0, 100);
    const lines = events.flatMap(({ event }) =>
      isFamilyEvent(event) ? [logOf(event, desk.parent(id), false, null, { instruments: TEST_INSTRUMENTS })] : [],
    );
    expect(lines).toContainEqual(
      expect.objectContaining({ log_level: 'warning', log_message: expect.stringContaining('in doubt') as string }),
    );
  });

  it('[OL43] go on when a late answer says that the venue has them', async () => {
    const { desk, id } = await openDoubtfulDesk();
    await desk.wait(10 * DOUBT_MS);
    desk.venue.answer();
    await desk.settle();
    expect(desk.parent(id).doubtCount).toBe(0);
    desk.venue.fill(1, 100);
    await desk.wait(1_000);
    expect(desk.venue.submitted).toHaveLength(2);
  });

  it('[OL43] are out when the venue does not know them, and others may follow', async () => {
    const { desk, id } = await openDoubtfulDesk();
    desk.venue.forget();
    desk.venue.answer();
    await desk.settle();
    expect(desk.kernel.published.orders.child(1)).toMatchObject({ status: 'Cancelled' });
    expect(desk.parent(id).doubtCount).toBe(0);
    expect(desk.venue.submitted.map(({ childId }) => childId)).toEqual([1, 2]);
  });

  it('[OL44] an answer in part frees the orders it is about and no other', async () => {
    const before = await openTestDesk();
    const first = await before.newOrder();
    const second = await before.newOrder();
    before.venue.accept(1);
    before.venue.accept(2);
    await before.settle();
    await before.kernel.close();
    const { journal, venue, clock } = before;
    const desk = await openTestDesk({ journal, venue, clock });
    await desk.settle();
    desk.venue.answer([2]);
    await desk.settle();
    expect([desk.parent(first.id).doubtCount, desk.parent(second.id).doubtCount]).toEqual([1, 0]);
    desk.venue.answer();
    await desk.settle();
    expect(desk.parent(first.id).doubtCount).toBe(0);
  });

  it('[OL45] can be taken back while they are in doubt', async () => {
    const { desk, id } = await openDoubtfulDesk();
    await give(desk, { name: 'order.cancel', args: { parent_order_numeric_ids: [id] } });
    expect(desk.venue.cancelled).toEqual([1]);
    desk.venue.confirmCancel(1);
    await desk.settle();
    expect(desk.parent(id)).toMatchObject({ stage: 'done', outcome: 'out', doubtCount: 0 });
  });

  it('[OL45] a cancel that may never have left is repeated once the venue has them', async () => {
    const { desk, id } = await openDoubtfulDesk();
    await give(desk, { name: 'order.cancel', args: { parent_order_numeric_ids: [id] } });
    desk.venue.answer();
    await desk.settle();
    expect(desk.venue.cancelled).toEqual([1, 1]);
    desk.venue.confirmCancel(1);
    await desk.settle();
    expect(desk.parent(id)).toMatchObject({ stage: 'done', outcome: 'out' });
  });

  it('[OL46] are left to the venues for a while, then a person is asked to decide, once', async () => {
    const { desk, id } = await openDoubtfulDesk();
    expect((await decide(desk, id, 'cancelled')).rows[0]).toMatchObject({ ok: false, code: 'too-early' });
    await desk.wait(DOUBT_MS);
    await desk.wait(1_000);
    await desk.wait(1_000);
    const told = (await desk.journal.read(0, 200)).filter(({ event }) => event.kind === 'DoubtOverdue');
    expect(told.map(({ event }) => event)).toEqual([expect.objectContaining({ parentId: id, childIds: [1] })]);
    expect(parentRow(desk.parent(id), rowContextOn(desk)).diagnostic_info).toContain('the venue does not answer');
    await decide(desk, id, 'wait');
    expect(parentRow(desk.parent(id), rowContextOn(desk)).diagnostic_info).toContain('until the venue answers');
    await desk.wait(DOUBT_MS);
    expect(desk.parent(id).isDoubtOverdue).toBe(true);
  });

  it('[OL47] are treated as cancelled when a person says so, and a fill that comes later still counts', async () => {
    const { desk, id } = await openDoubtfulDesk();
    await desk.wait(DOUBT_MS);
    expect(await decide(desk, id, 'cancelled')).toMatchObject({ ok: true });
    expect(desk.kernel.published.orders.child(1).reason).toContain(TRADER.email_id);
    expect(desk.venue.submitted).toHaveLength(2);
    desk.venue.fill(1, 10);
    await desk.settle();
    expect(desk.parent(id).fills.own.lots).toBe(10);
    expect((await decide(desk, id, 'wait')).rows[0]).toMatchObject({ ok: false, code: 'no-doubt' });
  });

  it('[OL48] are asked about again when a person goes on waiting, and the venues have their time anew', async () => {
    const { desk, id } = await openDoubtfulDesk();
    await desk.wait(DOUBT_MS);
    expect(await decide(desk, id, 'wait')).toMatchObject({ ok: true });
    expect(desk.venue.asked).toEqual([1, 1]);
    expect((await decide(desk, id, 'cancelled')).rows[0]).toMatchObject({ code: 'too-early' });
  });

  it('[OL49] are decided about only by those who may act on the account', async () => {
    const { desk, id } = await openDoubtfulDesk();
    await desk.wait(DOUBT_MS);
    const mute = { ...ADMIN, are_actions_permitted: false };
    expect(await decide(desk, id, 'cancelled', mute)).toMatchObject({ ok: false, code: 'not-permitted' });
    const stranger = { ...TRADER, id: 9, data_permissions: { accounts: ['OTHER'], alloc_accounts: [] } };
    expect((await decide(desk, id, 'cancelled', stranger)).rows[0]).toMatchObject({ ok: false, code: 'not-found' });
  });

  it('[OL40] are in doubt again after another restart', async () => {
    const { desk, id } = await openDoubtfulDesk();
    await desk.kernel.close();
    const { journal, venue, clock } = desk;
    const again = await openTestDesk({ journal, venue, clock });
    await again.settle();
    expect(again.parent(id).doubtCount).toBe(1);
    again.venue.answer();
    await again.settle();
    expect(again.parent(id).doubtCount).toBe(0);
  });
});
