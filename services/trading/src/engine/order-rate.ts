import { formatQuantity } from '@meridian/domain/number-format';
import type { KernelCommand } from '../kernel/commands/kernel-command.ts';
import { MinuteCounts } from './minute-counts.ts';

export type OrderRates = {
  /** New orders that one user may send in a minute. */
  readonly byUser: number;
  /** New orders per account and minute, from any user. */
  readonly byAccount: number;
};

/** A person sends a few orders a minute and sometimes a list of a thousand. A runaway program sends thousands. */
const USUAL_RATES: OrderRates = { byUser: 2_000, byAccount: 6_000 };

export type RateOutcome =
  | { readonly kind: 'refused'; readonly message: string }
  /** `note` warns that the limit is near. Null otherwise. */
  | { readonly kind: 'taken'; readonly note: string | null };

type Bound = { readonly name: string; readonly whose: string; readonly count: number; readonly most: number };

/** From this share of a bound on the user is told. */
const NEAR = 0.8;
const FREE: RateOutcome = { kind: 'taken', note: null };

/** Counts new orders by user and account, and refuses those that come too fast before the engine sees them. */
export class OrderRate {
  readonly #rates: OrderRates;
  readonly #counts = new MinuteCounts();

  constructor(rates: OrderRates = USUAL_RATES) {
    this.#rates = rates;
  }

  /** A list is accepted or refused as a whole. Commands without new orders are not counted. */
  take(command: KernelCommand, user: { readonly id: number }, nowMs: number): RateOutcome {
    const accounts = accountsOf(command);
    if (accounts.length === 0) return FREE;
    const used = (bound: Bound): number => this.#counts.countOf(bound.name, nowMs) + bound.count;
    const bounds = this.#boundsOf(accounts, user.id);
    const over = bounds.find((bound) => used(bound) > bound.most);
    if (over !== undefined) return { kind: 'refused', message: this.#refusal(over, nowMs) };
    for (const { name, count } of bounds) this.#counts.add(name, count, nowMs);
    const near = bounds.find(({ name, most }) => this.#counts.countOf(name, nowMs) >= NEAR * most);
    if (near === undefined) return FREE;
    const sent = formatQuantity(this.#counts.countOf(near.name, nowMs));
    return { kind: 'taken', note: `${sent} of ${formatQuantity(near.most)} orders a minute ${near.whose} are used.` };
  }

  #boundsOf(accounts: readonly string[], userId: number): readonly Bound[] {
    const { byUser, byAccount } = this.#rates;
    const own = { name: `user ${userId}`, whose: 'from you', count: accounts.length, most: byUser };
    const others = Map.groupBy(accounts, (account) => account);
    return [
      own,
      ...Array.from(others, ([account, { length: count }]) => {
        return { name: `account ${account}`, whose: `for ${account}`, count, most: byAccount };
      }),
    ];
  }

  #refusal({ name, whose, count, most }: Bound, nowMs: number): string {
    const seconds = this.#counts.secondsUntilBelow(name, most - count, nowMs);
    const when = count > most ? 'Send a shorter list.' : `Try again in ${seconds} s.`;
    return `At most ${formatQuantity(most)} orders a minute are taken ${whose}. ${when}`;
  }
}

/** The account of each new order that a command brings. */
function accountsOf(command: KernelCommand): readonly string[] {
  if (command.name === 'order.new') return [command.args.account];
  return command.name === 'order.new_list' ? command.args.orders.map(({ account }) => account) : [];
}
