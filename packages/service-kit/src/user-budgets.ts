import { WorkBudget, type WorkBudgetOptions, type WorkDecision } from './work-budget.ts';

const MAX_USERS = 5_000;

/** A budget for each user, over all of the user's connections. */
export class UserBudgets {
  readonly #options: WorkBudgetOptions;
  readonly #budgets = new Map<number, WorkBudget>();

  constructor(options: WorkBudgetOptions) {
    this.#options = options;
  }

  take(userId: number, cost: number): WorkDecision {
    const budget = this.#budgets.get(userId) ?? new WorkBudget(this.#options);
    // Moved to the end, so that the longest idle user is dropped first.
    this.#budgets.delete(userId);
    this.#budgets.set(userId, budget);
    if (this.#budgets.size > MAX_USERS) this.#dropOldest();
    return budget.take(cost);
  }

  #dropOldest(): void {
    for (const userId of this.#budgets.keys()) {
      this.#budgets.delete(userId);
      return;
    }
  }
}
