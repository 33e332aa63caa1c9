import { hash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

export type CallPaceOptions = {
  /** Calls of one user at once, and the rate behind them. */
  readonly atOnce?: number;
  readonly perSecond?: number;
  /** Never set back: it paces, it tells no time. */
  readonly monotonicMs?: () => number;
  readonly wait?: (ms: number) => Promise<unknown>;
};

type Budget = { left: number; filledMs: number };

const AT_ONCE = 50;
const PER_SECOND = 100;
/** A call that would wait longer is refused. */
const MAX_WAIT_MS = 2_000;
const MAX_KEYS = 10_000;

/**
 * Paces the calls of each user, over all sessions. Calls beyond the pace wait for their turn, so that a program in a
 * loop slows itself and nobody else. It is asked before the session is looked up, because that costs a query.
 */
export class CallPace {
  readonly #options: Required<CallPaceOptions>;
  /** By digest, so that no token is kept. */
  readonly #users = new Map<string, number>();
  readonly #budgets = new Map<number, Budget>();

  constructor({
    atOnce = AT_ONCE,
    perSecond = PER_SECOND,
    monotonicMs = () => performance.now(),
    wait = sleep,
  }: CallPaceOptions = {}) {
    this.#options = { atOnce, perSecond, monotonicMs, wait };
  }

  /** Resolves when it is the call's turn. False when too many wait already. */
  async admit(token: string): Promise<boolean> {
    // A token that nobody has used yet is looked up first.
    const userId = this.#users.get(digestOf(token));
    if (userId === undefined) return true;
    const waitMs = this.#take(userId);
    if (waitMs > MAX_WAIT_MS) return false;
    if (waitMs > 0) await this.#options.wait(waitMs);
    return true;
  }

  /** Whose token it is. */
  know(token: string, userId: number): void {
    remember(this.#users, digestOf(token), userId);
  }

  /** How long the call has to wait. One that would wait too long does not count. */
  #take(userId: number): number {
    const { atOnce, perSecond, monotonicMs } = this.#options;
    const nowMs = monotonicMs();
    const budget = this.#budgets.get(userId) ?? { left: atOnce, filledMs: nowMs };
    remember(this.#budgets, userId, budget);
    budget.left = Math.min(atOnce, budget.left + ((nowMs - budget.filledMs) * perSecond) / 1_000);
    budget.filledMs = nowMs;
    const waitMs = budget.left >= 1 ? 0 : ((1 - budget.left) / perSecond) * 1_000;
    if (waitMs <= MAX_WAIT_MS) budget.left -= 1;
    return waitMs;
  }
}

function digestOf(token: string): string {
  return hash('sha256', token, 'base64');
}

/** Moves the key to the end, and drops the one that was not used for longest. */
function remember<Key, Value>(map: Map<Key, Value>, key: Key, value: Value): void {
  map.delete(key);
  map.set(key, value);
  if (map.size <= MAX_KEYS) return;
  for (const oldest of map.keys()) {
    map.delete(oldest);
    return;
  }
}
