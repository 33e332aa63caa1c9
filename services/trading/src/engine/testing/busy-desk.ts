import { DEMO_ACCOUNTS } from '@meridian/identity/demo/demo-accounts';
import { demoLimits } from '../../demo/demo-limits.ts';
import { demoUniverse } from '../../demo/universe/demo-universe.ts';
import type { AlgoRunner, BindingLimits } from '../../kernel/ports.ts';
import type { Journal } from '../../kernel/store/journal.ts';
import { FIRST_START_AFTER_OPEN_MS } from '../../market/session-calendar.ts';
import type { MarketPort } from '../../market/market-port.ts';
import type { VenuePort } from '../../venues/venue-port.ts';
import type { RowBatch } from '../../topics/row-batch.ts';
import { worldOf } from '../../worlds/simulated/simulated-world.ts';
import { RowPublisher } from '../row-publisher.ts';
import { assembleDesk } from './assemble-desk.ts';

/** What the engine is doing. The rest of a step is the simulated market. */
export type DeskPart = 'prints' | 'looks at moved markets' | 'reports' | 'looks by the clock' | 'rows' | 'clients';

export type BusyDeskOptions = {
  readonly seed: number;
  /** As of `npm start`: orders at work, and new ones a second. */
  readonly orders: number;
  readonly rate: number;
  readonly journal: Journal;
  readonly algosOf?: (algos: AlgoRunner) => AlgoRunner;
  readonly onRows?: (batch: RowBatch) => void;
  /** Runs each part of a step, for whoever measures it. */
  readonly meter?: (part: DeskPart, run: () => void) => void;
};

const FIRST_OPEN_MS = Date.UTC(2026, 10, 16, 14, 30);
export const STEP_MS = 25;
const TICK_BEATS = 4;
const CLIENTS_BEATS = 8;

/** The engine as on a busy demo desk, rows included, step by step on a clock of its own and without a database. */
export async function openBusyDesk(options: BusyDeskOptions) {
  const { seed, orders, rate, journal, algosOf, onRows, meter = (_part, run) => run() } = options;
  const clock = { nowMs: FIRST_OPEN_MS + FIRST_START_AFTER_OPEN_MS, stepBeganMs: 0 };
  const nowMs = () => clock.nowMs;
  const origin = { name: 'simulated', seed, firstOpenMs: FIRST_OPEN_MS, firstDate: '2026-11-16' };
  const reference = demoUniverse({ seed, tradingDate: origin.firstDate });
  const world = worldOf({
    origin,
    reference,
    readReference: async () => reference,
    clients: { orders, rate },
    memory: { read: async () => null, write: async () => undefined },
    snapshot: null,
    nowMs,
  });
  const metered = { ...world, market: meteredMarket(world.market, meter), venue: meteredVenue(world.venue, meter) };
  const desk = await assembleDesk({
    world: metered,
    limitsOf: limitsAt(rate),
    journal,
    nowMs,
    ...(algosOf !== undefined && { algosOf }),
  });
  const { kernel, experience, failures } = desk;
  const rows = new RowPublisher({
    orders: kernel.published.orders,
    // Rows rest by the time that they really took.
    context: { ...desk.context, nowMs: () => clock.nowMs + performance.now() - clock.stepBeganMs },
    depthOf: (instrument) => world.market.depth(instrument),
    post: (batch) => {
      onRows?.(batch);
      rows.taken();
    },
  });
  kernel.subscribe((committed) => meter('rows', () => rows.see(committed)));
  world.market.onViews((changed) => rows.marketsMoved(changed));
  const clients = world.clients?.({
    published: kernel.published,
    submit: (command, user, reply) => kernel.submit(command, user, reply),
    accounts: DEMO_ACCOUNTS,
    configuration: desk.configuration,
  });
  kernel.start();
  rows.begin();
  let beat = 0;
  const step = async (): Promise<void> => {
    beat += 1;
    clock.nowMs += STEP_MS;
    clock.stepBeganMs = performance.now();
    world.advanceTo(clock.nowMs);
    const isTick = beat % TICK_BEATS === 0;
    if (isTick || kernel.isBehind) meter('looks by the clock', () => kernel.tick());
    if (isTick) experience.tick(clock.nowMs);
    if (beat % CLIENTS_BEATS === 0) meter('clients', () => clients?.tick());
    meter('rows', () => rows.flush(clock.nowMs, isTick));
    await kernel.drain();
    if (failures.length > 0) throw new Error('the engine failed', { cause: failures[0] });
  };
  return { kernel, step, nowMs };
}

type Meter = NonNullable<BusyDeskOptions['meter']>;

function meteredMarket(market: MarketPort, meter: Meter): MarketPort {
  return {
    view: (instrument) => market.view(instrument),
    depth: (instrument) => market.depth(instrument),
    day: () => market.day(),
    isLive: () => market.isLive(),
    onTrade: (handler) => market.onTrade((trade) => meter('prints', () => handler(trade))),
    onViews: (handler) => market.onViews((changed) => meter('looks at moved markets', () => handler(changed))),
  };
}

function meteredVenue(venue: VenuePort, meter: Meter): VenuePort {
  return {
    submit: (order) => venue.submit(order),
    cancel: (childId) => venue.cancel(childId),
    reconcile: (orders) => venue.reconcile(orders),
    onAnswers: (handler) => venue.onAnswers(handler),
    onReport: (handler) => venue.onReport((report) => meter('reports', () => handler(report))),
  };
}

function limitsAt(rate: number): (account: string, allocAccount: string) => BindingLimits {
  const whole = demoLimits({ alloc_account: null }, rate);
  const known = new Map<string, BindingLimits>();
  return (_account, allocAccount) => {
    const limits = known.get(allocAccount) ?? { own: demoLimits({ alloc_account: allocAccount }, rate), whole };
    known.set(allocAccount, limits);
    return limits;
  };
}
