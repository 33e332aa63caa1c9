import { parseClientMessage } from '@meridian/protocol/live/parse-client-message';
import { sideSign } from '@meridian/domain/order-side';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isStrategyName, STRATEGY_NAMES } from '@meridian/domain/strategies/strategy-names';
import { lotsOfQuantity, ticksOfPrice } from '../../kernel/price-units.ts';
import type { SessionPhase } from '../../market/market-port.ts';
import { SESSION_MS } from '../../market/session-calendar.ts';
import { availableStrategies } from '../../routing/available-strategies.ts';
import { DEMO_CONFIGURATION } from '../routing/demo-configuration.ts';
import { demoUniverse } from '../universe/demo-universe.ts';
import { DEMO_TEST_ACCOUNTS } from '../testing.ts';
import { REVIEW_ABOVE_ADV } from './review-share.ts';
import type { FlowCommand, NewOrderArgs } from './flow-command.ts';
import type { FlowState } from './flow-state.ts';
import type { FlowOrder, FlowQuote, FlowView } from './flow-view.ts';
import { MAX_COMMANDS_A_STEP, orderFlow } from './order-flow.ts';

const { instruments } = demoUniverse({ seed: 7, tradingDate: '2026-11-16' });
const options = { seed: 7, instruments, accounts: DEMO_TEST_ACCOUNTS };
const openMs = Date.parse('2026-11-16T12:00:00Z');
const day = { date: '2026-11-16', openMs, closeMs: openMs + SESSION_MS };
const bySymbol = new Map(instruments.map((instrument) => [instrument.exchangeSymbol, instrument]));

function quoteOf(index: number): FlowQuote {
  const previousCloseTicks = instruments[index]?.previousCloseTicks ?? 0;
  return { bidTicks: previousCloseTicks - 1, askTicks: previousCloseTicks + 1, lastTicks: null, previousCloseTicks };
}

const strategiesOf: FlowView['strategiesOf'] = ({ account, allocAccount: alloc_account }, asset_class) =>
  availableStrategies(DEMO_CONFIGURATION, { account, alloc_account, asset_class });

function viewOf(activeCount: number, phase: SessionPhase = 'continuous', orders: readonly FlowOrder[] = []): FlowView {
  return { activeCount, day, phase, quoteOf, orders, strategiesOf };
}

function newOrdersOf(commands: readonly FlowCommand[]): NewOrderArgs[] {
  return commands.flatMap((command) => (command.name === 'order.new' ? [command.args] : []));
}

/** A world in which each order lasts a random time. */
function live(flow: ReturnType<typeof orderFlow>, seconds: number, lifeSeconds: number) {
  let state = flow.initial(openMs);
  let ends: number[] = [];
  const counts: number[] = [];
  const commands: FlowCommand[] = [];
  for (let second = 0; second < seconds; second += 1) {
    const nowMs = openMs + second * 1_000;
    ends = ends.filter((end) => end > nowMs);
    const step = flow.nextArrivals(state, nowMs, viewOf(ends.length));
    state = step.state;
    const fresh = newOrdersOf(step.commands).length;
    ends.push(
      ...Array.from(
        { length: fresh },
        (_, nth) => nowMs + lifeSeconds * 1_000 * (0.2 + ((nth * 7 + second) % 160) / 100),
      ),
    );
    counts.push(ends.length);
    commands.push(...step.commands);
  }
  return { counts, commands };
}

const order: FlowOrder = {
  parent_order_numeric_id: 5,
  stage: 'working',
  instrument: 0,
  order_side: 'BUY',
  strat: 'vwap',
  order_qty: 1_000,
  filled_qty: 200,
  limit_price: null,
};

describe('order flow', () => {
  it('is a function of its state, the time and what it sees', () => {
    const flow = orderFlow(options);
    const state = flow.initial(openMs);
    const one = flow.nextArrivals(state, openMs + 5_000, viewOf(0));
    const kept = JSON.parse(JSON.stringify(state)) as FlowState;
    expect(orderFlow(options).nextArrivals(kept, openMs + 5_000, viewOf(0))).toEqual(one);
    expect(one.commands.length).toBeGreaterThan(0);
    const other = orderFlow({ ...options, seed: 8 });
    expect(other.nextArrivals(other.initial(openMs), openMs + 5_000, viewOf(0)).commands).not.toEqual(one.commands);
  });

  it('sends the same whether it is called often or rarely', () => {
    const flow = orderFlow(options);
    const often: FlowCommand[] = [];
    let state = flow.initial(openMs);
    for (let nowMs = openMs; nowMs <= openMs + 1_500; nowMs += 50) {
      const step = flow.nextArrivals(state, nowMs, viewOf(newOrdersOf(often).length));
      often.push(...step.commands);
      state = step.state;
    }
    expect(flow.nextArrivals(flow.initial(openMs), openMs + 1_500, viewOf(0)).commands).toEqual(often);
  });

  it.each([
    ['the usual desk', {}, 300, 1_200],
    ['a large and fast one', { targetActive: 20_000, ratePerSecond: 20 }, 20_000, 1_000],
    ['a small one', { targetActive: 30 }, 30, 1_200],
  ])('keeps %s about as full as it should be', (_, scale, target, life) => {
    const { counts } = live(orderFlow({ ...options, ...scale }), target > 1_000 ? 300 : 3_000, life);
    const settled = counts.slice(150);
    expect(Math.min(...settled)).toBeGreaterThan(0.8 * target);
    expect(Math.max(...settled)).toBeLessThan(1.3 * target);
  });

  it('fills an empty desk within a minute and does not flood it after a pause', () => {
    const flow = orderFlow(options);
    const { counts } = live(flow, 60, 1_200);
    expect(counts.at(-1)).toBeGreaterThan(240);
    const late = flow.nextArrivals(flow.initial(openMs), openMs + 3_600_000, viewOf(0));
    expect(late.commands.length).toBeLessThan(100);
    const huge = orderFlow({ ...options, targetActive: 1_000_000, ratePerSecond: 1_000 });
    const flooded = huge.nextArrivals(huge.initial(openMs), openMs + 2_000, viewOf(0));
    expect(flooded.commands.length).toBeLessThan(MAX_COMMANDS_A_STEP + 30);
    expect(flooded.state.nextArrivalMs).toBeLessThan(openMs + 2_000);
  });
});

describe('arriving orders', () => {
  const { commands } = live(orderFlow(options), 4_000, 300);
  const orders = newOrdersOf(commands);
  const good = orders.filter(({ strat, min_qty = 0, order_qty, part_rate, end_time }) => {
    return isStrategyName(strat) && min_qty <= order_qty && (part_rate ?? 0) <= 50 && end_time !== '+0';
  });

  it('come singly and by list, through every strategy, class, side and account', () => {
    const strategies = new Set(good.map(({ strat }) => strat));
    expect(strategies).toEqual(new Set(STRATEGY_NAMES.filter((name) => name !== 'moo')));
    expect(new Set(orders.map(({ order_side }) => order_side)).size).toBe(4);
    expect(new Set(orders.map(({ asset_class, asset_sub_class }) => `${asset_class} ${asset_sub_class}`)).size).toBe(3);
    expect(new Set(orders.map(({ account }) => account)).size).toBe(DEMO_TEST_ACCOUNTS.length);
    const lists = Map.groupBy(orders, ({ list_name }) => list_name ?? '');
    expect(lists.get('')?.length).toBeGreaterThan(orders.length / 3);
    expect(lists.size).toBeGreaterThan(10);
    expect([...lists.keys()].some((name) => name.includes('_LB_'))).toBe(true);
  });

  it('are made of whole lots and ticks', () => {
    const broken = good.filter(({ exchange_symbol, order_qty, order_type, limit_price }) => {
      const instrument = bySymbol.get(exchange_symbol);
      if (instrument === undefined || lotsOfQuantity(order_qty, instrument.lotSize) === null) return true;
      if (order_type === 'MARKET') return limit_price !== undefined;
      return ticksOfPrice(limit_price ?? Number.NaN, instrument.tickSize) === null;
    });
    expect(broken).toEqual([]);
  });

  it('include some that stick, some that wait for a person and some that are wrong', () => {
    const stuck = good.filter(({ exchange_symbol, order_side, limit_price }) => {
      const { previousCloseTicks = 0, tickSize = 1 } = bySymbol.get(exchange_symbol) ?? {};
      return (
        sideSign(order_side) * ((limit_price ?? Infinity * sideSign(order_side)) / tickSize - previousCloseTicks) < -1
      );
    });
    const held = good.filter(({ exchange_symbol, order_qty }) => {
      const instrument = bySymbol.get(exchange_symbol);
      return (
        instrument !== undefined && order_qty / instrument.lotSize > REVIEW_ABOVE_ADV * instrument.averageDailyLots
      );
    });
    // An order that is released must not be most of the volume.
    const hurried = held.filter(({ volume_cap, end_time }) => (volume_cap ?? 100) > 20 || end_time !== '0');
    expect(hurried).toEqual([]);
    for (const [some, share] of [
      [stuck.length, 0.05],
      [held.length, 0.04],
      [orders.length - good.length, 0.03],
    ] as const) {
      expect(some / orders.length).toBeGreaterThan(share / 2);
      expect(some / orders.length).toBeLessThan(share * 2);
    }
  });

  it('have new ids, also across flows', () => {
    const ids = orders.map(({ client_order_id }) => client_order_id);
    expect(new Set(ids).size).toBe(orders.length);
    expect(new Set(commands.map(({ id }) => id)).size).toBe(commands.length);
    const flow = orderFlow(options);
    const again = flow.nextArrivals(flow.initial(openMs + 1), openMs + 2_000, viewOf(0));
    expect(newOrdersOf(again.commands).some(({ client_order_id }) => ids.includes(client_order_id))).toBe(false);
  });

  it('stop before the close, and come for the opening auction before the open', () => {
    const flow = orderFlow(options);
    const at = (nowMs: number, phase: SessionPhase) =>
      newOrdersOf(flow.nextArrivals(flow.initial(nowMs), nowMs + 2_000, viewOf(0, phase)).commands);
    expect(at(day.closeMs - 60_000, 'closing-auction')).toEqual([]);
    expect(at(day.closeMs - 300_000, 'continuous')).toEqual([]);
    expect(at(day.closeMs + 1_000, 'closed')).toEqual([]);
    const early = Array.from({ length: 20 }, (_, nth) => at(openMs - 200_000 + nth, 'opening-auction')).flat();
    expect(early.some(({ strat }) => strat === 'moo')).toBe(true);
    expect(early.every(({ start_time, end_time }) => start_time === '0' || end_time === '+0')).toBe(true);
  });
});

function actionsOn(orders: readonly FlowOrder[]): FlowCommand[] {
  const flow = orderFlow(options);
  return Array.from({ length: 400 }, (_, nth) => {
    // On a full desk no order arrives, so that only actions are left.
    const step = flow.nextArrivals(flow.initial(openMs + nth), openMs + nth, viewOf(1_000, 'continuous', orders));
    return step.commands.filter(({ name }) => name !== 'order.new');
  }).flat();
}

describe('the simulated trader', () => {
  it('releases, sends, resumes, changes, pauses and cancels', () => {
    const stages = ['pending', 'staged', 'paused', 'working'] as const;
    const orders = stages.map((stage, nth) => Object.assign({}, order, { stage, parent_order_numeric_id: nth + 1 }));
    const names = new Set(actionsOn(orders).map(({ name }) => name));
    expect(names).toEqual(
      new Set([
        'order.modify',
        'order.cancel',
        'order.cancel_children',
        'order.pause',
        'order.resume',
        'order.release',
        'order.send_staged',
      ]),
    );
  });

  it('does with an order what its stage allows, and asks for real changes', () => {
    const pending = actionsOn([{ ...order, stage: 'pending' }]);
    expect(new Set(pending.map(({ name }) => name))).toEqual(new Set(['order.release', 'order.cancel']));
    const quantities = actionsOn([order]).flatMap((command) =>
      command.name === 'order.modify' && command.args.order_qty !== undefined ? [command.args.order_qty] : [],
    );
    expect(quantities.length).toBeGreaterThan(0);
    expect(quantities.filter((quantity) => quantity <= order.filled_qty || quantity === order.order_qty)).toEqual([]);
  });

  it('has nothing to do on an empty desk', () => {
    expect(actionsOn([])).toEqual([]);
  });
});

describe('every command', () => {
  it('is one that the live socket takes', () => {
    const phases = fc.constantFrom<SessionPhase>('closed', 'opening-auction', 'continuous', 'closing-auction');
    const stages = fc.constantFrom<FlowOrder['stage']>('pending', 'staged', 'working', 'paused');
    const orders = fc.array(
      fc.record({
        stage: stages,
        instrument: fc.nat(instruments.length - 1),
        order_qty: fc.integer({ min: 1, max: 1e6 }),
      }),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(fc.nat(), fc.nat(400), phases, orders, fc.nat(30_000), (seed, active, phase, drawn, passedMs) => {
        const flow = orderFlow({ ...options, seed });
        const seen = drawn.map((part, nth) =>
          Object.assign({}, order, part, { filled_qty: 0, parent_order_numeric_id: nth + 1 }),
        );
        const { commands } = flow.nextArrivals(flow.initial(openMs), openMs + passedMs, viewOf(active, phase, seen));
        const refused = commands.filter((command) => {
          return parseClientMessage(JSON.stringify({ type: 'command', payload: command })).kind !== 'ok';
        });
        expect(refused).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});
