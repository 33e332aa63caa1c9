import { formatQuantity } from '@meridian/domain/number-format';
import type { KernelCommand, KernelUser } from '../kernel/commands/kernel-command.ts';
import { unreachable } from '../kernel/unreachable.ts';
import { MinuteCounts } from './minute-counts.ts';

export type OrderRates = {
  /** New orders that one user may send in a minute. */
  readonly byUser: number;
  /** New orders per account and minute, from any user. */
  readonly byAccount: number;
  /** Changes per minute that one user may ask for of one order, and of all orders. */
  readonly changesOfOrder: number;
  readonly changesByUser: number;
  /** Modifications per minute of orders that work at one destination, from any user. One user alone never fills it. */
  readonly changesAtDestination: number;
  /** Cancels and pauses take risk away, so their bounds are only there for programs that run wild. */
  readonly cancelsOfOrder: number;
  readonly cancelsByUser: number;
};

/** A person sends a few orders a minute and sometimes a list of a thousand. A runaway program sends thousands. */
export const USUAL_RATES: OrderRates = {
  byUser: 2_000,
  byAccount: 6_000,
  changesOfOrder: 60,
  changesByUser: 3_000,
  changesAtDestination: 10_000,
  cancelsOfOrder: 300,
  cancelsByUser: 20_000,
};

export type RateOutcome =
  | { readonly kind: 'refused'; readonly message: string }
  /** `note` warns that the limit is near. Null otherwise. */
  | { readonly kind: 'taken'; readonly note: string | null };

type Noun = 'orders' | 'changes' | 'cancels';

type Bound = {
  readonly name: string;
  readonly noun: Noun;
  readonly whose: string;
  readonly count: number;
  readonly most: number;
};

/** The destinations at which an order works, if the user may see it. */
export type DestinationsOf = (parentId: number, user: RatedUser) => readonly string[];

export type RatedUser = Pick<KernelUser, 'id' | 'data_permissions'>;

/** From this share of a bound on the user is told. */
const NEAR = 0.8;
const FREE: RateOutcome = { kind: 'taken', note: null };

/** Counts what users send by user, account, order and destination, and refuses what comes too fast. */
export class OrderRate {
  readonly #rates: OrderRates;
  readonly #destinationsOf: DestinationsOf;
  readonly #counts = new MinuteCounts();

  constructor(rates: OrderRates = USUAL_RATES, destinationsOf: DestinationsOf = () => []) {
    this.#rates = rates;
    this.#destinationsOf = destinationsOf;
  }

  /** A command is taken or refused as a whole. Switching trading off or on is never counted. */
  take(command: KernelCommand, user: RatedUser, nowMs: number): RateOutcome {
    const bounds: Bound[] = [];
    // One after another: whoever is over the first bound costs no look at a thousand orders.
    for (const bound of this.#boundsOf(command, user)) {
      if (this.#counts.countOf(bound.name, nowMs) + bound.count > bound.most) {
        return { kind: 'refused', message: this.#refusal(bound, nowMs) };
      }
      bounds.push(bound);
    }
    for (const { name, count } of bounds) this.#counts.add(name, count, nowMs);
    const near = bounds.find(({ name, most }) => this.#counts.countOf(name, nowMs) >= NEAR * most);
    if (near === undefined) return FREE;
    const sent = formatQuantity(this.#counts.countOf(near.name, nowMs));
    return {
      kind: 'taken',
      note: `${sent} of ${formatQuantity(near.most)} ${near.noun} a minute ${near.whose} are used.`,
    };
  }

  *#boundsOf(command: KernelCommand, user: RatedUser): Generator<Bound, undefined> {
    const { changesByUser, changesOfOrder, cancelsByUser, cancelsOfOrder } = this.#rates;
    switch (command.name) {
      case 'order.new':
        yield* this.#newOrders([command.args.account], user.id);
        return;
      case 'order.new_list':
        yield* this.#newOrders(
          Array.from(command.args.orders, ({ account }) => account),
          user.id,
        );
        return;
      case 'order.cancel':
      case 'order.cancel_children':
      case 'order.pause':
        yield* byUserAndOrder('cancels', idsIn(command.args), user.id, [cancelsByUser, cancelsOfOrder]);
        return;
      case 'order.modify':
        yield* byUserAndOrder('changes', idsIn(command.args), user.id, [changesByUser, changesOfOrder]);
        yield* this.#atDestinations(idsIn(command.args), user);
        return;
      case 'order.resume':
      case 'order.release':
      case 'order.send_staged':
      case 'order.reroute':
      case 'order.decide_doubt':
      case 'order.note':
        yield* byUserAndOrder('changes', idsIn(command.args), user.id, [changesByUser, changesOfOrder]);
        return;
      case 'destination.retry':
        yield byUser('changes', user.id, 1, changesByUser);
        return;
      case 'global_auto_trading.set':
      case 'global_auto_trading.explain':
        return;
      default:
        unreachable(command);
    }
  }

  *#newOrders(accounts: readonly string[], userId: number): Generator<Bound, undefined> {
    yield byUser('orders', userId, accounts.length, this.#rates.byUser);
    for (const [account, count] of countsOf(accounts)) {
      const most = this.#rates.byAccount;
      yield { name: `account ${account}`, noun: 'orders', whose: `for ${account}`, count, most };
    }
  }

  *#atDestinations(ids: readonly number[], user: RatedUser): Generator<Bound, undefined> {
    const most = this.#rates.changesAtDestination;
    for (const [destination, count] of countsOf(ids.flatMap((id) => this.#destinationsOf(id, user)))) {
      const whose = `for orders at ${destination}`;
      yield { name: `destination ${destination}`, noun: 'changes', whose, count, most };
    }
  }

  #refusal({ name, noun, whose, count, most }: Bound, nowMs: number): string {
    const seconds = this.#counts.secondsUntilBelow(name, most - count, nowMs);
    const when = count > most ? `Send ${TOO_LARGE[noun]}.` : `Try again in ${seconds} s.`;
    return `At most ${formatQuantity(most)} ${noun} a minute are taken ${whose}. ${when}`;
  }
}

const TOO_LARGE: Readonly<Record<Noun, string>> = {
  orders: 'a shorter list',
  changes: 'fewer orders at once',
  cancels: 'fewer orders at once',
};

function byUser(noun: Noun, userId: number, count: number, most: number): Bound {
  return { name: `${noun} of user ${userId}`, noun, whose: 'from you', count, most };
}

/** Each order counts for its user alone, because nobody may use up what the owner of an order needs. */
function* byUserAndOrder(
  noun: Noun,
  ids: readonly number[],
  userId: number,
  [mostByUser, most]: readonly [byUser: number, ofOrder: number],
): Generator<Bound, undefined> {
  yield byUser(noun, userId, ids.length, mostByUser);
  for (const id of ids) {
    yield { name: `${noun} of order ${id} by ${userId}`, noun, whose: `from you for order ${id}`, count: 1, most };
  }
}

function idsIn({ parent_order_numeric_ids }: { readonly parent_order_numeric_ids: readonly number[] }): number[] {
  return [...new Set(parent_order_numeric_ids)];
}

function countsOf(names: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}
