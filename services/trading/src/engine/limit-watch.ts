import type { NewCheckedOrder } from '@meridian/storage/account-limits/checked-order-store';
import type { KernelCommand, KernelUser } from '../kernel/commands/kernel-command.ts';
import type { Committed } from '../kernel/commit/committed.ts';
import type { Kernel } from '../kernel/kernel.ts';
import type { CommandAnswer } from '../kernel/state/command-answers.ts';
import type { World } from '../world/world.ts';
import { AccountActivity } from './account-activity.ts';
import { overriddenOrders, refusedOrders } from './checked-orders.ts';
import type { ArrivalDays } from './arrival-days.ts';
import type { DeskLimits } from './desk-limits.ts';
import type { EngineNews } from './engine-messages.ts';
import type { AccountUseSources } from './questions/account-use-of.ts';
import { UseCurve } from './use-curve.ts';

export type LimitWatchOptions = {
  readonly kernel: Kernel;
  readonly world: Pick<World, 'market' | 'reference'>;
  readonly limits: DeskLimits;
  readonly arrivals: ArrivalDays;
  readonly nowMs: () => number;
  readonly post: (news: EngineNews) => void;
};

/** Reports the use of limits and the findings of order checks. */
export class LimitWatch {
  readonly #options: LimitWatchOptions;
  readonly #activity: AccountActivity;
  readonly #curve = new UseCurve();

  constructor(options: LimitWatchOptions) {
    this.#options = options;
    const { kernel, world, limits } = options;
    this.#activity = new AccountActivity({
      orders: kernel.published.orders,
      instruments: world.reference.instruments,
      market: world.market,
      nowMs: options.nowMs,
      pastDays: (date, key) => options.arrivals.before(date, key),
      scopes: () => limits.stored,
    });
  }

  /** All commands pass here, so that no refusal is missed. */
  submit(command: KernelCommand, user: KernelUser, reply: (answer: CommandAnswer) => void): void {
    const { kernel, nowMs } = this.#options;
    kernel.submit(command, user, (answer) => {
      reply(answer);
      if (answer.ok) return;
      this.#keep(refusedOrders(command, answer, user, this.#context, { nowMs: nowMs(), date: this.#date }));
    });
  }

  see(committed: Committed): void {
    this.#activity.see(committed);
    this.#keep(overriddenOrders(committed, this.#context, this.#date));
  }

  /** To be called about once a second. */
  tell(): void {
    const rows = this.#activity.rows();
    const { kernel, nowMs, post } = this.#options;
    this.#curve.see(rows, kernel.published.orders.parents.heads(), this.#date, nowMs());
    post({ kind: 'account-use', date: this.#date, rows });
  }

  /** The data for questions about one account. */
  get sources(): AccountUseSources {
    return {
      pointsOf: (account, allocAccount) => this.#curve.of(account, allocAccount),
      flowOf: (account, allocAccount) => this.#activity.flowOf(account, allocAccount),
    };
  }

  get #date(): string {
    return this.#options.world.market.day().date;
  }

  get #context() {
    const { kernel, world } = this.#options;
    const { parents } = kernel.published.orders;
    return { instruments: world.reference.instruments, parentOf: (id: number) => parents.get(id) };
  }

  #keep(orders: readonly NewCheckedOrder[]): void {
    if (orders.length > 0) this.#options.post({ kind: 'checked-orders', orders });
  }
}
