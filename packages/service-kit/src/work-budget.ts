export type WorkBudgetOptions = {
  /** Units of work at once. */
  readonly burst: number;
  readonly perSecond: number;
  /** How much more than the burst one piece of work may cost. The next one waits until it is paid. */
  readonly maxDebt?: number;
  readonly nowMs: () => number;
};

export type WorkDecision =
  | { readonly kind: 'taken' }
  /** Nothing was counted. The same work fits after so long, if nothing else is asked for meanwhile. */
  | { readonly kind: 'busy'; readonly retryAfterSeconds: number };

const TAKEN: WorkDecision = { kind: 'taken' };

/** Units of work that one owner may cause: a burst, then a rate. What is larger than the burst needs a full budget. */
export class WorkBudget {
  readonly #options: WorkBudgetOptions;
  #left: number;
  #filledMs: number;

  constructor(options: WorkBudgetOptions) {
    this.#options = options;
    this.#left = options.burst;
    this.#filledMs = options.nowMs();
  }

  take(cost = 1): WorkDecision {
    const decision = this.look(cost);
    if (decision.kind === 'taken') this.spend(cost);
    return decision;
  }

  /** Counts work that is done already. */
  spend(cost: number): void {
    this.#fill();
    this.#left = Math.max(this.#left - cost, -(this.#options.maxDebt ?? 0));
  }

  /** What `take` would say. */
  look(cost = 1): WorkDecision {
    const { burst, perSecond } = this.#options;
    this.#fill();
    const needed = Math.min(cost, burst);
    if (this.#left >= needed) return TAKEN;
    return { kind: 'busy', retryAfterSeconds: Math.max(1, Math.ceil((needed - this.#left) / perSecond)) };
  }

  give(cost: number): void {
    this.#left = Math.min(this.#options.burst, this.#left + cost);
  }

  #fill(): void {
    const { burst, perSecond, nowMs } = this.#options;
    const now = nowMs();
    // A clock that was set back fills nothing.
    const passedMs = Math.max(0, now - this.#filledMs);
    this.#left = Math.min(burst, this.#left + (passedMs / 1_000) * perSecond);
    this.#filledMs = now;
  }
}
