import type { OrderRowAnswer } from '@meridian/protocol/live/order-answers';

/** The answer to a command; its rows answer each order on its own. */
export type CommandAnswer = {
  readonly ok: boolean;
  readonly code: string | null;
  readonly message: string;
  readonly rows: readonly OrderRowAnswer[];
};

const MAX_USERS = 2_000;
/** A bulk answer counts as many as its rows. */
const MAX_WEIGHT_PER_USER = 5_000;

function weightOf(answer: CommandAnswer): number {
  return 1 + answer.rows.length;
}

class UserAnswers {
  readonly byCommand = new Map<string, CommandAnswer>();
  #weight = 0;

  put(commandId: string, answer: CommandAnswer): void {
    this.byCommand.set(commandId, answer);
    this.#weight += weightOf(answer);
    for (const [oldestId, oldest] of this.byCommand) {
      if (this.#weight <= MAX_WEIGHT_PER_USER || oldestId === commandId) return;
      this.byCommand.delete(oldestId);
      this.#weight -= weightOf(oldest);
    }
  }
}

/** The newest answers of each user, in bounds. */
export class CommandAnswers {
  readonly #users = new Map<number, UserAnswers>();

  put(userId: number, commandId: string, answer: CommandAnswer): void {
    const answers = this.#users.get(userId) ?? new UserAnswers();
    // Moved to the end, so that the longest idle user is dropped first.
    this.#users.delete(userId);
    this.#users.set(userId, answers);
    answers.put(commandId, answer);
    if (this.#users.size <= MAX_USERS) return;
    const [quietest] = this.#users.keys();
    if (quietest !== undefined) this.#users.delete(quietest);
  }

  find(userId: number, commandId: string): CommandAnswer | null {
    return this.#users.get(userId)?.byCommand.get(commandId) ?? null;
  }

  /** In the order in which they were put in. */
  *entries(): Generator<readonly [userId: number, commandId: string, answer: CommandAnswer]> {
    for (const [userId, { byCommand }] of this.#users) {
      for (const [commandId, answer] of byCommand) yield [userId, commandId, answer];
    }
  }
}
