import { TokenBucket } from './token-bucket.ts';

export type UserBudgetOptions = { readonly burst: number; readonly perSecond: number; readonly nowMs: () => number };

const MAX_USERS = 5_000;

/** A budget for each user, over all of the user's connections. */
export class UserBudgets {
  readonly #options: UserBudgetOptions;
  readonly #buckets = new Map<number, TokenBucket>();

  constructor(options: UserBudgetOptions) {
    this.#options = options;
  }

  /** False when the user has spent the budget. */
  take(userId: number, cost: number): boolean {
    const bucket = this.#buckets.get(userId) ?? new TokenBucket(this.#options);
    // Moved to the end, so that the longest idle user is dropped first.
    this.#buckets.delete(userId);
    this.#buckets.set(userId, bucket);
    if (this.#buckets.size > MAX_USERS) this.#dropOldest();
    return bucket.take(cost);
  }

  #dropOldest(): void {
    for (const userId of this.#buckets.keys()) {
      this.#buckets.delete(userId);
      return;
    }
  }
}
