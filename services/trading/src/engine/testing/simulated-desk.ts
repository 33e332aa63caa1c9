import type { InstrumentFacts } from '@meridian/domain/entities/instrument-facts';
import { NO_LIMITS } from '@meridian/domain/order-checks/account-limits';
import { createMemoryJournal } from '../../journal/testing/memory-journal.ts';
import type { ArgsOf, KernelUser } from '../../kernel/commands/kernel-command.ts';
import { executionRow } from '../../kernel/rows/execution-row.ts';
import type { CommandAnswer } from '../../kernel/state/command-answers.ts';
import type { Parent } from '../../kernel/state/parent.ts';
import { SESSION_MS } from '../../market/session-calendar.ts';
import { demoUniverse } from '../../demo/universe/demo-universe.ts';
import { usdRates } from '../../reference/reference.ts';
import type { Instrument } from '../../reference/instrument.ts';
import { createMarketSimulator } from '../../venues/simulator/market-simulator.ts';
import { instrumentFacts } from '../questions/instrument-facts.ts';
import { parentRow } from '../../kernel/testing/whole-rows.ts';
import { assembleDesk } from './assemble-desk.ts';

const FIRST_OPEN_MS = Date.UTC(2026, 10, 16, 14, 30);
const USUAL_STEP_MS = 1_000;
const MINUTE_MS = 60_000;
/** Enough to look at every order of a large desk in one step. */
const MAX_TICKS = 100;

const ACCOUNT = { account: 'ALDGATE', alloc_account: 'ALDGATE-CORE' };

const USER: KernelUser = {
  id: 1,
  email_id: 'trader@test.local',
  trader_id: 'TT',
  organisation: 'Test',
  are_actions_permitted: true,
  is_admin: false,
  data_permissions: { accounts: [ACCOUNT.account], alloc_accounts: [] },
};

const ASKING = { ...USER, market_data_permit: true, market_impact_permit: true };

export type SimulatedDeskOptions = {
  readonly seed: number;
  readonly symbols: readonly string[];
  /** Of the session; the market has lived until then. */
  readonly startMinute: number;
  /** How far the market goes at a time. */
  readonly stepMs?: number;
  /** After every step. */
  readonly onStep?: () => void;
};

type DayOrder = Omit<ArgsOf<'order.new'>, 'account' | 'alloc_account' | 'asset_class' | 'order_type'> &
  Partial<Pick<ArgsOf<'order.new'>, 'order_type' | 'asset_class'>>;

/** The whole engine on a simulated day at full speed: real kernel, routing, algorithms and market, no database. */
export async function openSimulatedDesk(options: SimulatedDeskOptions) {
  const clock = { nowMs: FIRST_OPEN_MS + options.startMinute * MINUTE_MS };
  const { kernel, journal, simulator, experience, context, failures } = await assemble(options, () => clock.nowMs);
  const { orders } = kernel.published;

  const liveUntil = async (endMs: number): Promise<void> => {
    while (clock.nowMs < endMs) {
      clock.nowMs += options.stepMs ?? USUAL_STEP_MS;
      simulator.advanceTo(clock.nowMs);
      kernel.tick();
      for (let ticks = 1; ticks < MAX_TICKS && kernel.isBehind; ticks += 1) kernel.tick();
      experience.tick(clock.nowMs);
      await kernel.drain();
      options.onStep?.();
      if (failures.length > 0) throw new Error('the engine failed', { cause: failures[0] });
    }
  };

  const reading = () => kernel.reading();
  return {
    market: simulator.market,
    venue: simulator.venue,
    instruments: reading().ports.instruments,
    orders,
    /** What a ticket would know about an instrument now. */
    facts: (instrument: Instrument): InstrumentFacts => instrumentFacts(reading(), instrument, ASKING),
    /** Runs until a minute of the session. */
    until: (minute: number) => liveUntil(FIRST_OPEN_MS + minute * MINUTE_MS),
    /** Runs to the end of the day and a little beyond, for the last reports. */
    untilClose: () => liveUntil(FIRST_OPEN_MS + SESSION_MS + 30_000),
    send: async (args: DayOrder): Promise<Parent> => {
      const { promise, resolve } = Promise.withResolvers<CommandAnswer>();
      const whole = {
        asset_class: 'EQUITY',
        order_type: 'MARKET',
        override_reason: 'Sent by a test',
        ...args,
        ...ACCOUNT,
      } as const;
      kernel.submit({ id: `order-${kernel.committedSeq}`, name: 'order.new', args: whole }, USER, resolve);
      const answer = await promise;
      const id = answer.rows[0]?.parent_order_numeric_id;
      if (!answer.ok || id === undefined || id === null) throw new Error(answer.message);
      return orders.parent(id);
    },
    parent: (id: number) => orders.parent(id),
    /** Everything that was written down. */
    journaled: () => journal.read(0, Number.MAX_SAFE_INTEGER),
    nowMs: () => clock.nowMs,
    row: (id: number) => parentRow(orders.parent(id), context),
    /** The order's fills as the grid shows them. */
    executionRows: (id: number) =>
      orders.executionsOf(id).map((execution) => {
        const { childId } = execution;
        return { childId, row: executionRow(orders.parent(id), orders.child(childId), execution, context) };
      }),
    childrenOf: (id: number) => orders.childIdsOf(id).map((childId) => orders.child(childId)),
  };
}

async function assemble({ seed, symbols, startMinute }: SimulatedDeskOptions, nowMs: () => number) {
  const session = { firstOpenMs: FIRST_OPEN_MS, firstDate: '2026-11-16' };
  const all = demoUniverse({ seed, tradingDate: session.firstDate });
  const universe = { ...all, instruments: renumbered(all.instruments, symbols) };
  const startMs = FIRST_OPEN_MS + startMinute * MINUTE_MS;
  const simulator = createMarketSimulator({ seed, universe, session, startMs, hasIncidents: false });
  const journal = createMemoryJournal();
  const desk = await assembleDesk({
    world: { ...simulator, origin: { seed, ...session }, reference: universe, fx: usdRates(universe) },
    limitsOf: () => ({ own: NO_LIMITS, whole: NO_LIMITS }),
    journal,
    nowMs,
  });
  desk.kernel.start();
  return { ...desk, journal, simulator };
}

/** A part of the universe, renumbered. Both legs of a spread must be included. */
function renumbered(all: readonly Instrument[], symbols: readonly string[]): readonly Instrument[] {
  const chosen = all.filter(({ exchangeSymbol }) => symbols.includes(exchangeSymbol));
  const newIndex = new Map(chosen.map(({ index }, at) => [index, at]));
  return chosen.map((each, index) => {
    const legs = each.legs?.map((leg) => newIndex.get(leg) ?? Number.NaN) ?? null;
    return Object.assign({}, each, { index, legs });
  });
}
