import type { FairWork } from '@meridian/service-kit/fair-work';
import type { SubscriptionGroup } from './subscription-group.ts';

export type SearchRechecksOptions = {
  readonly fairWork: FairWork;
  /** Whether the user may cause so much work more; counts it if so. */
  readonly take: (userId: number, units: number) => boolean;
  /** The live searches of the user find rows late. */
  readonly onLate: (userId: number) => void;
  readonly onError: (error: unknown) => void;
};

/** A search that has waited for as many flushes is late: a second. */
const LATE_FLUSHES = 10;

/** Asks live searches about rows that changed: in slices, users in turn, within the budget of whoever opened them. */
export class SearchRechecks {
  readonly #options: SearchRechecksOptions;
  /** Under way, or out of budget for so many flushes. */
  readonly #running = new Set<SubscriptionGroup>();
  readonly #lateFor = new Map<SubscriptionGroup, number>();

  constructor(options: SearchRechecksOptions) {
    this.#options = options;
  }

  /** To be called at each flush, before the group is flushed. */
  look(group: SubscriptionGroup): void {
    const recheck = group.waiting;
    if (recheck === null) {
      this.#lateFor.delete(group);
      return;
    }
    const [payer] = group.subscribers;
    if (payer === undefined || this.#running.has(group)) return;
    const { userId } = payer;
    this.#note(group, userId);
    const { fairWork, take, onError } = this.#options;
    this.#running.add(group);
    const isWanted = (): boolean => group.subscribers.size > 0;
    fairWork
      .run(
        userId,
        recheck.rows.recheck(() => take(userId, recheck.units)),
        isWanted,
      )
      .catch(onError)
      .finally(() => this.#running.delete(group));
  }

  leave(group: SubscriptionGroup): void {
    this.#lateFor.delete(group);
  }

  #note(group: SubscriptionGroup, userId: number): void {
    const flushes = (this.#lateFor.get(group) ?? 0) + 1;
    this.#lateFor.set(group, flushes);
    if (flushes === LATE_FLUSHES) this.#options.onLate(userId);
  }
}
