import type { OrderRowAnswer } from '@meridian/protocol/live/order-answers';
import { ForgottenCommands } from './forgotten-commands.ts';

/** The answer to a command; its rows answer each order on its own. */
export type CommandAnswer = {
  readonly ok: boolean;
  readonly code: string | null;
  readonly message: string;
  readonly rows: readonly OrderRowAnswer[];
};

/** A command that was answered before. */
export type KnownCommand =
  /** `terms` is the digest of what was asked. Null in older journals. */
  | { readonly kind: 'kept'; readonly answer: CommandAnswer; readonly terms: string | null }
  /** `order` is the first one that it brought or changed, null without one. */
  | { readonly kind: 'forgotten'; readonly order: number | null };

type Kept = Extract<KnownCommand, { readonly kind: 'kept' }>;

const MAX_USERS = 2_000;
/** A bulk answer counts as many as its rows. */
const MAX_WEIGHT_PER_USER = 5_000;

function weightOf({ answer }: Kept): number {
  return 1 + answer.rows.length;
}

function firstOrderIn({ answer }: Kept): number {
  return answer.rows.find(({ parent_order_numeric_id: id }) => id !== null)?.parent_order_numeric_id ?? 0;
}

class UserAnswers {
  readonly byCommand = new Map<string, Kept>();
  #weight = 0;

  put(commandId: string, kept: Kept, forget: (commandId: string, dropped: Kept) => void): void {
    this.byCommand.set(commandId, kept);
    this.#weight += weightOf(kept);
    for (const [oldestId, oldest] of this.byCommand) {
      if (this.#weight <= MAX_WEIGHT_PER_USER || oldestId === commandId) return;
      this.byCommand.delete(oldestId);
      this.#weight -= weightOf(oldest);
      forget(oldestId, oldest);
    }
  }
}

/** The newest answers of each user, in bounds, and the ids of those that were dropped. */
export class CommandAnswers {
  readonly forgotten = new ForgottenCommands();
  readonly #users = new Map<number, UserAnswers>();

  put(userId: number, commandId: string, answer: CommandAnswer, terms: string | null): void {
    const answers = this.#users.get(userId) ?? new UserAnswers();
    // Moved to the end, so that the longest idle user is dropped first.
    this.#users.delete(userId);
    this.#users.set(userId, answers);
    answers.put(commandId, { kind: 'kept', answer, terms }, (id, dropped) => this.#forget(userId, id, dropped));
    if (this.#users.size <= MAX_USERS) return;
    const [quietest] = this.#users;
    if (quietest === undefined) return;
    const [quietId, { byCommand }] = quietest;
    this.#users.delete(quietId);
    for (const [id, dropped] of byCommand) this.#forget(quietId, id, dropped);
  }

  find(userId: number, commandId: string): KnownCommand | null {
    const kept = this.#users.get(userId)?.byCommand.get(commandId);
    if (kept !== undefined) return kept;
    const order = this.forgotten.find(userId, commandId);
    return order === null ? null : { kind: 'forgotten', order: order === 0 ? null : order };
  }

  /** In the order in which they were put in. */
  *entries(): Generator<KeptAnswer> {
    for (const [userId, { byCommand }] of this.#users) {
      for (const [commandId, { answer, terms }] of byCommand) yield [userId, commandId, answer, terms];
    }
  }

  #forget(userId: number, commandId: string, dropped: Kept): void {
    this.forgotten.put(userId, commandId, firstOrderIn(dropped));
  }
}

/** Without terms in older snapshots. */
export type KeptAnswer = readonly [userId: number, commandId: string, answer: CommandAnswer, terms?: string | null];
