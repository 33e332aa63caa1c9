import { NO_LIMITS } from '@meridian/domain/order-checks/account-limits';
import { createMemoryJournal } from '../../journal/testing/memory-journal.ts';
import { deskSetup } from '../../engine/desk-setup.ts';
import type { ArgsOf, KernelCommand, KernelUser } from '../../kernel/commands/kernel-command.ts';
import { Kernel } from '../../kernel/kernel.ts';
import { recoverState } from '../../kernel/recovery/recover-state.ts';
import type { CommandAnswer } from '../../kernel/state/command-answers.ts';
import { ArmBeliefs } from '../../routing/arm-beliefs.ts';
import type { World } from '../../world/world.ts';

export const START_MS = Date.UTC(2026, 10, 17, 16, 30);
const STEP_MS = 250;

export const WORLD_USER: KernelUser = {
  id: 1,
  email_id: 'trader@test.local',
  trader_id: 'TT',
  organisation: 'Test',
  are_actions_permitted: true,
  is_admin: true,
  data_permissions: { accounts: ['ALDGATE'], alloc_accounts: [] },
};

export const WORLD_ORDER: ArgsOf<'order.new'> = {
  strat: 'pov',
  part_rate: 20,
  account: 'ALDGATE',
  alloc_account: 'ALDGATE-CORE',
  exchange_symbol: 'AAPL',
  asset_class: 'EQUITY',
  order_side: 'BUY',
  order_type: 'MARKET',
  order_qty: 20_000,
  override_reason: 'Meant as it is',
};

export type OpenTestWorld = (nowMs: () => number) => World;

/** The kernel with its real routing and algorithms in a world. Its journal survives a restart. */
export async function openKernelIn(
  open: OpenTestWorld,
  journal = createMemoryJournal(),
  clock = { nowMs: START_MS },
): Promise<KernelInWorld> {
  const nowMs = () => clock.nowMs;
  const world = open(nowMs);
  const failures: unknown[] = [];
  const { kernel: setup } = deskSetup({
    world,
    limitsOf: () => ({ own: NO_LIMITS, whole: NO_LIMITS }),
    accounts: { has: (account) => account === WORLD_ORDER.account },
    beliefs: new ArmBeliefs(),
    configuration: () => world.routing,
    nowMs,
  });
  const kernel = new Kernel({
    ...setup,
    market: world.market,
    venue: world.venue,
    journal,
    snapshots: null,
    recovered: await recoverState({ journal, snapshots: null }),
    onStopped: (error) => failures.push(error),
    onProblem: (problem) => failures.push(problem),
  });
  kernel.start();
  await kernel.drain();
  return new KernelInWorld({ world, kernel, journal, clock, failures });
}

type Parts = Pick<KernelInWorld, 'world' | 'kernel' | 'journal' | 'clock' | 'failures'>;

export class KernelInWorld {
  readonly world: World;
  readonly kernel: Kernel;
  readonly journal: ReturnType<typeof createMemoryJournal>;
  readonly clock: { nowMs: number };
  readonly failures: readonly unknown[];

  constructor(parts: Parts) {
    this.world = parts.world;
    this.kernel = parts.kernel;
    this.journal = parts.journal;
    this.clock = parts.clock;
    this.failures = parts.failures;
  }

  async give(command: KernelCommand): Promise<CommandAnswer> {
    const { promise, resolve } = Promise.withResolvers<CommandAnswer>();
    this.kernel.submit(command, WORLD_USER, resolve);
    const answer = await promise;
    await this.kernel.drain();
    return answer;
  }

  async order(args: Partial<ArgsOf<'order.new'>> = {}, id = 'order-1'): Promise<number> {
    const { rows, message } = await this.give({ id, name: 'order.new', args: { ...WORLD_ORDER, ...args } });
    const parentId = rows[0]?.parent_order_numeric_id;
    if (parentId === undefined || parentId === null) throw new Error(message);
    return parentId;
  }

  parent(id: number) {
    return this.kernel.published.orders.parent(id);
  }

  /** Runs the world and the engine for a time. */
  async pass(ms: number): Promise<void> {
    const endMs = this.clock.nowMs + ms;
    while (this.clock.nowMs < endMs) {
      this.clock.nowMs += STEP_MS;
      this.world.advanceTo(this.clock.nowMs);
      this.kernel.tick();
      await this.kernel.drain();
    }
  }

  /** A new engine on the same journal. The world has lost its own state. */
  async restart(open: OpenTestWorld): Promise<KernelInWorld> {
    await this.kernel.close();
    return openKernelIn(open, this.journal, this.clock);
  }
}
