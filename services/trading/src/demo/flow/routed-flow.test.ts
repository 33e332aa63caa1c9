import { describe, expect, it } from 'vitest';
import type { AlgoParameters } from '../../kernel/algo.ts';
import { mergeStrategy } from '../../kernel/commands/strategy-terms.ts';
import { lotsOfQuantity, ticksOfPrice } from '../../kernel/price-units.ts';
import type { RouteDecision } from '../../kernel/ports.ts';
import type { OrderTerms } from '../../kernel/state/parent.ts';
import { marketView } from '../../kernel/testing/market-view.ts';
import { SESSION_MS } from '../../market/session-calendar.ts';
import { demoUniverse } from '../universe/demo-universe.ts';
import { availableStrategies } from '../../routing/available-strategies.ts';
import { DEMO_CONFIGURATION } from '../routing/demo-configuration.ts';
import { demoRouter } from '../../routing/testing/demo-router.ts';
import type { DeskAccount } from '../../reference/desk-account.ts';
import type { NewOrderArgs } from './flow-command.ts';
import type { FlowView } from './flow-view.ts';
import { orderFlow } from './order-flow.ts';

const { instruments } = demoUniverse({ seed: 7, tradingDate: '2026-11-16' });
const bySymbol = new Map(instruments.map((instrument) => [instrument.exchangeSymbol, instrument]));
const accounts: readonly DeskAccount[] = ['ALDGATE', 'DELPHINE'].map((account) => ({
  account,
  alloc_accounts: [`${account}-EU`],
  custom_client_name: account,
}));
const openMs = Date.parse('2026-11-16T12:00:00Z');
const day = { date: '2026-11-16', openMs, closeMs: openMs + SESSION_MS };

const router = demoRouter(1);

function viewAt(phase: FlowView['phase']): FlowView {
  return {
    activeCount: 0,
    day,
    phase,
    quoteOf: (index) => marketView({ previousCloseTicks: instruments[index]?.previousCloseTicks ?? 0 }),
    strategiesOf: ({ account, allocAccount: alloc_account }, asset_class) =>
      availableStrategies(DEMO_CONFIGURATION, { account, alloc_account, asset_class }),
    orders: [],
  };
}

function ordersAt(nowMs: number, phase: FlowView['phase']): readonly NewOrderArgs[] {
  const flow = orderFlow({ seed: 3, instruments, accounts, targetActive: 5_000 });
  const { commands } = flow.nextArrivals(flow.initial(nowMs), nowMs + 2_000, viewAt(phase));
  return commands.flatMap((command) => (command.name === 'order.new' ? [command.args] : []));
}

function routeOf(args: NewOrderArgs, parentId: number, nowMs: number): RouteDecision {
  const instrument = bySymbol.get(args.exchange_symbol);
  const merged = mergeStrategy(args);
  if (instrument === undefined || merged.kind === 'invalid') throw new Error(`${args.exchange_symbol} is not readable`);
  const { lotSize, tickSize, previousCloseTicks } = instrument;
  const terms: OrderTerms = {
    clientId: 'C',
    clientOrderId: `C-${parentId}`,
    account: args.account,
    allocAccount: args.alloc_account,
    traderId: 'T',
    listName: args.list_name ?? null,
    instrument: instrument.index,
    side: args.order_side,
    orderType: args.order_type,
    limitTicks: typeof args.limit_price === 'number' ? ticksOfPrice(args.limit_price, tickSize) : null,
    quantityLots: lotsOfQuantity(args.order_qty, lotSize) ?? 0,
    minimumLots: args.min_qty === undefined ? null : lotsOfQuantity(args.min_qty, lotSize),
    timeInForce: args.time_in_force ?? 'DAY',
    description: null,
    strategy: merged.strategy,
  };
  const market = marketView({ bidTicks: previousCloseTicks - 1, askTicks: previousCloseTicks + 1, previousCloseTicks });
  return router.route({ parentId, terms, instrument, market, day, nowMs });
}

/** Orders of the session and of the time before it, each with its route. */
const ROUTED = (
  [
    [openMs + 3_600_000, 'continuous'],
    [day.closeMs - 362_000, 'continuous'],
    [openMs - 100_000, 'opening-auction'],
  ] as const
).flatMap(([nowMs, phase]) =>
  ordersAt(nowMs, phase).map((args, nth) => ({ args, decision: routeOf(args, nth, nowMs) })),
);

const isWrong = ({ strat, min_qty = 0, order_qty, part_rate, end_time }: NewOrderArgs) =>
  strat === 'sniper' || min_qty > order_qty || (part_rate ?? 0) > 50 || end_time === '+0';

const routes = ROUTED.flatMap(({ decision }) => (decision.kind === 'routed' ? [decision.route] : []));
const used = (is: (parameters: AlgoParameters) => boolean) => routes.some(({ parameters }) => is(parameters));

describe('orders of the demo desk', () => {
  it('are routed, except for those that are wrong on purpose', () => {
    const refused = ROUTED.filter(({ args, decision }) => decision.kind === 'refused' && !isWrong(args));
    expect(refused).toEqual([]);
    expect(routes.length).toBeGreaterThan(500);
  });

  it('go by groups of every type and by custom strategies as well', () => {
    const explained = routes.map(({ explanation }) => explanation).join('\n');
    for (const words of ['(regular', '(conditional', '(multi-arm', 'Custom strategy', 'The draw 0.']) {
      expect(explained).toContain(words);
    }
    expect(routes.some(({ arms }) => arms !== undefined)).toBe(true);
  });

  it('use the parameters of strategies', () => {
    expect(used(({ displayLots }) => displayLots > 0)).toBe(true);
    expect(used(({ iWouldTicks }) => iWouldTicks !== null)).toBe(true);
    expect(used(({ isVolumeCapSoft }) => isVolumeCapSoft)).toBe(true);
    expect(used(({ minimumLots }) => minimumLots > 0)).toBe(true);
    expect(used(({ isAdaptive }) => isAdaptive)).toBe(true);
    expect(used(({ openAuctionLots }) => (openAuctionLots ?? 0) > 0)).toBe(true);
    expect(used(({ closeAuctionLots }) => (closeAuctionLots ?? 0) > 0)).toBe(true);
    expect(used(({ startMs }) => startMs > openMs + 3_700_000 && startMs < openMs + 4_000_000)).toBe(true);
    expect(new Set(ROUTED.map(({ args }) => args.time_in_force ?? 'DAY'))).toEqual(
      new Set(['DAY', 'GTC', 'OPG', 'CLS']),
    );
  });
});
