import { setImmediate as nextLoop } from 'node:timers/promises';
import { type AccountLimits, NO_LIMITS } from '@meridian/domain/order-checks/account-limits';
import { createMemoryJournal } from '../../journal/testing/memory-journal.ts';
import type { Journal } from '../store/journal.ts';
import type { SnapshotStore } from '../store/snapshot-store.ts';
import type { ArgsOf, KernelCommand, KernelUser } from '../commands/kernel-command.ts';
import { Kernel } from '../kernel.ts';
import type { KernelOptions, KernelProblem } from '../kernel-options.ts';
import type { BindingLimits } from '../ports.ts';
import { recoverState } from '../recovery/recover-state.ts';
import type { CommandAnswer } from '../state/command-answers.ts';
import type { Parent } from '../state/parent.ts';
import { ScriptedVenue } from './scripted-venue.ts';
import { testAlgoRunner, testRouter } from './test-algos.ts';
import { TEST_INSTRUMENTS } from './test-instruments.ts';
import { TEST_DAY, TestMarket } from './test-market.ts';

export const TRADER: KernelUser = {
  id: 1,
  email_id: 'trader@meridian.local',
  trader_id: 'TRD',
  organisation: 'Meridian',
  are_actions_permitted: true,
  is_admin: false,
  data_permissions: { accounts: ['ALDGATE'], alloc_accounts: [] },
};

export const ADMIN: KernelUser = { ...TRADER, id: 2, email_id: 'admin@meridian.local', is_admin: true };

export const TEST_LIMITS: AccountLimits = {
  ...NO_LIMITS,
  warn_order_usd: 10_000_000,
  max_order_usd: 100_000_000,
  warn_percent_of_adv: 10,
  max_percent_of_adv: 50,
  max_gross_usd: 1_000_000_000,
};

/** For every allocation account, under accounts that bind nothing. */
export function limitedTo(own: AccountLimits): BindingLimits {
  return { own, whole: NO_LIMITS };
}

export type TestDeskOptions = {
  readonly journal?: Journal;
  readonly snapshots?: SnapshotStore;
  readonly venue?: ScriptedVenue;
  readonly clock?: { nowMs: number };
  readonly kernel?: Partial<KernelOptions>;
};

export const NEW_ORDER: ArgsOf<'order.new'> = {
  strat: 'peg',
  account: 'ALDGATE',
  alloc_account: 'ALDGATE-CORE',
  exchange_symbol: 'ACME',
  asset_class: 'EQUITY',
  order_side: 'BUY',
  order_type: 'LIMIT',
  limit_price: 101,
  order_qty: 1_000,
  // The same order again and again is what tests send.
  override_reason: 'Meant as it is',
};

type Unnumbered = {
  [Name in KernelCommand['name']]: { readonly name: Name; readonly args: ArgsOf<Name> };
}[KernelCommand['name']];

/** An engine with a scripted venue, a market that stands still and a clock that the test moves. */
export async function openTestDesk(options: TestDeskOptions = {}): Promise<TestDesk> {
  const clock = options.clock ?? { nowMs: TEST_DAY.openMs + 60_000 };
  const nowMs = () => clock.nowMs;
  const journal = options.journal ?? createMemoryJournal();
  const snapshots = options.snapshots ?? null;
  const venue = options.venue ?? new ScriptedVenue(nowMs);
  const market = new TestMarket();
  const problems: KernelProblem[] = [];
  const failures: unknown[] = [];
  const recovered = await recoverState({ journal, snapshots });
  const kernel = new Kernel({
    instruments: TEST_INSTRUMENTS,
    market,
    venue,
    router: testRouter,
    algos: testAlgoRunner,
    forecast: { shareAt: () => 0.5, expectedDayLots: () => 1_000_000 },
    fx: (currency) => (currency === 'JPY' ? 0.0065 : 1),
    limitsOf: () => limitedTo(TEST_LIMITS),
    maxOrders: 10_000,
    seed: 'test',
    journal,
    snapshots,
    recovered,
    nowMs,
    onStopped: (error) => failures.push(error),
    onProblem: (problem) => problems.push(problem),
    ...options.kernel,
  });
  kernel.start();
  return new TestDesk({ kernel, venue, market, journal, clock, problems, failures });
}

type Parts = Pick<TestDesk, 'kernel' | 'venue' | 'market' | 'journal' | 'clock' | 'problems' | 'failures'>;

export class TestDesk {
  readonly kernel: Kernel;
  readonly venue: ScriptedVenue;
  readonly market: TestMarket;
  readonly journal: Journal;
  readonly clock: { nowMs: number };
  readonly problems: readonly KernelProblem[];
  readonly failures: readonly unknown[];
  #commands = 0;
  /** Of an engine that came back, so that its commands are not those of the one before. */
  readonly #life: string;

  constructor(parts: Parts) {
    this.kernel = parts.kernel;
    this.venue = parts.venue;
    this.market = parts.market;
    this.journal = parts.journal;
    this.clock = parts.clock;
    this.problems = parts.problems;
    this.failures = parts.failures;
    const { committedSeq } = parts.kernel;
    this.#life = committedSeq === 0 ? '' : `${committedSeq}-`;
  }

  command(command: Unnumbered): KernelCommand {
    this.#commands += 1;
    return { id: `command-${this.#life}${this.#commands}`, ...command };
  }

  send(command: KernelCommand, user: KernelUser = TRADER): Promise<CommandAnswer> {
    const { promise, resolve } = Promise.withResolvers<CommandAnswer>();
    this.kernel.submit(command, user, resolve);
    return promise;
  }

  /** What is released makes turns of its own; twice idle is idle. */
  async settle(): Promise<void> {
    for (let idle = 0; idle < 2; idle += 1) {
      await this.kernel.drain();
      await nextLoop();
    }
    await this.kernel.drain();
  }

  /** Gives a command and waits until all that follows from it is durable and released. */
  async do(command: Unnumbered, user: KernelUser = TRADER): Promise<CommandAnswer> {
    const answer = await this.send(this.command(command), user);
    await this.settle();
    return answer;
  }

  /** A new order, taken up by the engine. */
  async newOrder(args: Partial<ArgsOf<'order.new'>> = {}): Promise<Parent> {
    const answer = await this.do({ name: 'order.new', args: { ...NEW_ORDER, ...args } });
    const id = answer.rows[0]?.parent_order_numeric_id;
    if (id === undefined || id === null) throw new Error(answer.message);
    return this.parent(id);
  }

  parent(id: number): Parent {
    return this.kernel.published.orders.parent(id);
  }

  /** Moves the clock and lets the engine look around. */
  async wait(ms: number): Promise<void> {
    this.clock.nowMs += ms;
    this.kernel.tick();
    await this.settle();
  }
}
