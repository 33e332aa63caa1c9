import { hash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { addressKey } from './address-key.ts';
import { BudgetsByOwner } from './budgets-by-owner.ts';
import { SlowRefusals } from './slow-refusals.ts';

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
/** Tokens that nobody has used yet, by address: a desk that starts in the morning, then whoever guesses. */
const UNKNOWN_AT_ONCE = 200;
const UNKNOWN_PER_SECOND = 2;

export type Admission =
  | { readonly kind: 'admitted' }
  | { readonly kind: 'refused'; readonly why: 'too-many-calls' | 'unknown-tokens'; readonly retryAfterSeconds: number };

const ADMITTED: Admission = { kind: 'admitted' };

/**
 * Paces the calls of each user, over all sessions. Calls beyond the pace wait for their turn, so that a program in a
 * loop slows itself and nobody else. It is asked before the session is looked up, because that costs a query.
 */
export class CallPace {
  readonly #options: Required<CallPaceOptions>;
  /** By digest, so that no token is kept. */
  readonly #users = new Map<string, number>();
  readonly #budgets = new Map<number, Budget>();
  readonly #lookUps: BudgetsByOwner<string>;
  readonly #refusals: SlowRefusals;

  constructor({
    atOnce = AT_ONCE,
    perSecond = PER_SECOND,
    monotonicMs = () => performance.now(),
    wait = sleep,
  }: CallPaceOptions = {}) {
    this.#options = { atOnce, perSecond, monotonicMs, wait };
    this.#refusals = new SlowRefusals({ wait });
    this.#lookUps = new BudgetsByOwner({
      burst: UNKNOWN_AT_ONCE,
      perSecond: UNKNOWN_PER_SECOND,
      nowMs: monotonicMs,
    });
  }

  /** Resolves when it is the call's turn, or with a refusal when too many wait already. */
  async admit(token: string, ip: string): Promise<Admission> {
    const userId = this.#users.get(digestOf(token));
    // To look a token up costs a query, so an address has few that turn out to be nobody's.
    if (userId === undefined) return this.#lookUp(ip);
    const waitMs = this.#take(userId);
    if (waitMs > MAX_WAIT_MS) {
      return { kind: 'refused', why: 'too-many-calls', retryAfterSeconds: Math.ceil(MAX_WAIT_MS / 1_000) };
    }
    if (waitMs > 0) await this.#options.wait(waitMs);
    return ADMITTED;
  }

  /** Whose token it is. To look it up was no guess. */
  know(token: string, userId: number, ip: string): void {
    const digest = digestOf(token);
    if (!this.#users.has(digest)) this.#lookUps.give(addressKey(ip), 1);
    remember(this.#users, digest, userId);
  }

  async #lookUp(ip: string): Promise<Admission> {
    const decision = this.#lookUps.take(addressKey(ip), 1);
    if (decision.kind === 'taken') return ADMITTED;
    await this.#refusals.hold(ip);
    return { ...decision, kind: 'refused', why: 'unknown-tokens' };
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
