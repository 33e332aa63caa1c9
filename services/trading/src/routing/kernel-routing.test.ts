import { describe, expect, it } from 'vitest';
import { algoRunner } from '../algos/algo-runner.ts';
import { NEW_ORDER, openTestDesk } from '../kernel/testing/test-desk.ts';
import { TEST_INSTRUMENTS } from '../kernel/testing/test-instruments.ts';
import { TEST_DAY } from '../kernel/testing/test-market.ts';
import { demoRouter } from './testing/demo-router.ts';

function says({ rows }: { readonly rows: readonly { readonly message: string }[] }): readonly string[] {
  return rows.map(({ message }) => message);
}

const openDesk = () =>
  openTestDesk({
    kernel: {
      algos: algoRunner,
      router: demoRouter('test'),
    },
  });

describe('routing and algorithms in the kernel', () => {
  it('route an order by its group, work it, and keep the reasons with it', async () => {
    const desk = await openDesk();
    const order = await desk.newOrder({ strat: 'Size and spread switch', order_qty: 10_000 });
    expect(order.route).toMatchObject({
      algo: 'vwap',
      groupName: 'Size and spread switch',
      settingName: 'Desk default v2',
    });
    await desk.wait(1_000);
    const worked = desk.parent(order.id);
    expect(worked.stage).toBe('started');
    expect(worked.plan?.reason).not.toBe('');
    expect(desk.failures).toEqual([]);
    expect(desk.problems).toEqual([]);
  });

  it('take their orders back while no vendor shows the market, and go on when one does', async () => {
    const desk = await openDesk();
    const { id } = await desk.newOrder({ strat: 'pov', part_rate: 20, order_qty: 10_000 });
    desk.market.trade(0, 5_000, 19_999, desk.clock.nowMs);
    await desk.wait(1_000);
    expect(desk.venue.openIds()).toEqual([1]);
    desk.venue.accept(1);
    desk.market.hasVendor = false;
    await desk.wait(1_000);
    expect(desk.venue.cancelled).toEqual([1]);
    expect(desk.parent(id).plan).toMatchObject({ step: 'idle', heldBackBy: 'no market data' });
    desk.venue.confirmCancel(1);
    await desk.wait(30_000);
    expect(desk.venue.openIds()).toEqual([]);
    desk.market.hasVendor = true;
    await desk.wait(1_000);
    expect(desk.venue.openIds()).toEqual([2]);
  });

  it('arrive at the first mid that somebody sees', async () => {
    const desk = await openDesk();
    desk.market.hasVendor = false;
    const { id } = await desk.newOrder({ strat: 'pov', order_qty: 10_000 });
    await desk.wait(1_000);
    expect(desk.parent(id)).toMatchObject({ stage: 'started', arrivalHalfTicks: null });
    desk.market.hasVendor = true;
    desk.market.move(0, { bidTicks: 10_010, askTicks: 10_012 });
    await desk.wait(1_000);
    expect(desk.parent(id).arrivalHalfTicks).toBe(20_022);
  });

  it.each(['twap', 'pov', 'optimal', 'lqseek', 'dark', 'close', 'moc'])('run %s without a failure', async (strat) => {
    const desk = await openDesk();
    const order = await desk.newOrder({ strat, order_qty: 10_000 });
    for (let second = 0; second < 5; second += 1) await desk.wait(1_000);
    expect(desk.parent(order.id)).toMatchObject({ stage: 'started', isAutoTrading: true, route: { algo: strat } });
    expect(desk.failures).toEqual([]);
  });

  it('refuse what cannot be routed, in words', async () => {
    const desk = await openDesk();
    const answer = await desk.do({
      name: 'order.new',
      args: {
        strat: 'magic',
        account: 'ALDGATE',
        alloc_account: 'ALDGATE-CORE',
        exchange_symbol: 'ACME',
        asset_class: 'EQUITY',
        order_side: 'BUY',
        order_type: 'MARKET',
        order_qty: 100,
      },
    });
    expect(JSON.stringify(answer)).toContain('There is no strategy magic');
  });

  it('[OL34] refuse an order whose auction is over: new, in a list, staged, modified', async () => {
    const desk = await openDesk();
    const over = 'The opening auction of ACME is over: use MOC';
    const moo = { ...NEW_ORDER, strat: 'moo', time_in_force: 'OPG' } as const;
    expect(says(await desk.do({ name: 'order.new', args: moo }))).toEqual([expect.stringContaining(over)]);
    const list = {
      list_name: 'L',
      accept: 'whole',
      orders: [moo, { ...NEW_ORDER, strat: 'vwap' }],
      override_reason: 'It is meant so',
    } as const;
    expect(says(await desk.do({ name: 'order.new_list', args: { ...list, orders: [...list.orders] } }))).toEqual([
      expect.stringContaining(over),
      expect.stringContaining('another row'),
    ]);
    const { id } = await desk.newOrder({ strat: 'Staging' });
    const staged = { parent_order_numeric_ids: [id], strat: 'moo', override_reason: 'It is meant so' };
    expect(says(await desk.do({ name: 'order.send_staged', args: staged }))).toEqual([expect.stringContaining(over)]);
    const working = await desk.newOrder({ strat: 'vwap' });
    const other = { parent_order_numeric_ids: [working.id], strat: 'moo' };
    expect(says(await desk.do({ name: 'order.modify', args: other }))).toEqual([expect.stringContaining(over)]);
  });

  it('[OL34] end an order that its opening auction has left, and not one that waits for the next', async () => {
    const clock = { nowMs: TEST_DAY.openMs - 180_000 };
    const instruments = TEST_INSTRUMENTS.map((each) => Object.assign({}, each, { venues: [...each.venues, 'XAUC'] }));
    const kernel = { algos: algoRunner, router: demoRouter('test'), instruments };
    const desk = await openTestDesk({ clock, kernel });
    desk.market.move(0, { phase: 'opening-auction' });
    const once = await desk.newOrder({ strat: 'moo', time_in_force: 'OPG' });
    const daily = await desk.newOrder({ strat: 'moo', time_in_force: 'GTC' });
    await desk.wait(1_000);
    expect(desk.venue.openIds()).toHaveLength(2);
    await desk.wait(240_000);
    expect(desk.parent(once.id).stage).toBe('started');
    for (const childId of desk.venue.openIds()) desk.venue.expire(childId);
    await desk.settle();
    expect(desk.parent(once.id)).toMatchObject({ stage: 'done', outcome: 'expired' });
    expect(desk.parent(daily.id).stage).toBe('started');
  });
});
