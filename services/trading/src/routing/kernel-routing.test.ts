import { describe, expect, it } from 'vitest';
import { algoRunner } from '../algos/algo-runner.ts';
import { openTestDesk } from '../kernel/testing/test-desk.ts';
import { demoRouter } from './testing/demo-router.ts';

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
});
