import { WorkBudget, type WorkBudgetOptions, type WorkDecision } from './work-budget.ts';

const MAX_OWNERS = 10_000;

/** A budget for each owner: a user over all connections, or an address. */
export class BudgetsByOwner<Owner extends string | number = number> {
  readonly #options: WorkBudgetOptions;
  readonly #budgets = new Map<Owner, WorkBudget>();

  constructor(options: WorkBudgetOptions) {
    this.#options = options;
  }

  take(owner: Owner, cost: number): WorkDecision {
    return this.#of(owner).take(cost);
  }

  /** Counts work that is done already. */
  spend(owner: Owner, cost: number): void {
    this.#of(owner).spend(cost);
  }

  /** As `take`, but counts nothing. */
  look(owner: Owner, cost: number): WorkDecision {
    return this.#budgets.get(owner)?.look(cost) ?? { kind: 'taken' };
  }

  /** Gives back what was taken for work that was none. */
  give(owner: Owner, cost: number): void {
    this.#budgets.get(owner)?.give(cost);
  }

  #of(owner: Owner): WorkBudget {
    const budget = this.#budgets.get(owner) ?? new WorkBudget(this.#options);
    // Moved to the end, so that the longest idle owner is dropped first.
    this.#budgets.delete(owner);
    this.#budgets.set(owner, budget);
    if (this.#budgets.size > MAX_OWNERS) this.#dropOldest();
    return budget;
  }

  #dropOldest(): void {
    for (const owner of this.#budgets.keys()) {
      this.#budgets.delete(owner);
      return;
    }
  }
}
