import { isStagingStrategy } from '@meridian/domain/child-actions';
import { isAccountVisible } from '@meridian/identity/users/account-access';
import type { Instrument } from '../../reference/instrument.ts';
import { priceOfTicks } from '../price-units.ts';
import { endingOf } from '../run/order-end.ts';
import { routeOrder } from '../run/settle-change.ts';
import type { CommandAnswer } from '../state/command-answers.ts';
import type { OrderTerms } from '../state/parent.ts';
import { snapAt, type Turn } from '../turn.ts';
import { answerOf, refusal, rowDone, rowRefused } from './answers.ts';
import { type ArgsOf, askedBy, type KernelUser } from './kernel-command.ts';
import { termsOf } from './order-terms.ts';

/** Takes a new order in: rejected, held for review, staged, or accepted with its route. */
export function newOrder(turn: Turn, args: ArgsOf<'order.new'>, user: KernelUser): CommandAnswer {
  const { account, alloc_account } = args;
  if (!isAccountVisible(user.data_permissions, { account, alloc_account })) {
    return refusal('account-not-permitted', `You may not trade for ${account} / ${alloc_account}.`);
  }
  const built = termsOf(turn, args, user);
  if (built.kind === 'invalid') return refusal('invalid', built.message);
  const { terms, instrument } = built;
  const { orders, desk } = turn.state;
  if (orders.parents.size >= turn.ports.limits.maxOrders)
    return refusal('too-many', 'The engine can take no more orders.');
  const wrong = reasonToReject(turn, terms, instrument);
  const parentId = desk.nextParentId;
  const snap = snapAt(turn, instrument.index);
  const tradeDate = turn.ports.market.day().date;
  const { bestexId } = instrument;
  turn.emit({
    ...turn.head,
    kind: 'OrderReceived',
    parentId,
    ...askedBy(user, args),
    terms,
    bestexId,
    tradeDate,
    snap,
  });
  if (wrong !== null) return reject(turn, parentId, wrong);
  const review = turn.ports.review(terms, instrument);
  if (review !== null) {
    turn.emit({ ...turn.head, kind: 'OrderArrivedPending', parentId, reason: review, snap });
    return answerOf([rowDone(parentId, `Held for review: ${review}`)]);
  }
  return accept(turn, parentId, terms);
}

function accept(turn: Turn, parentId: number, terms: OrderTerms): CommandAnswer {
  const head = { ...turn.head, parentId, snap: snapAt(turn, terms.instrument) };
  if (isStagingStrategy(terms.strategy.strat)) {
    turn.emit({ ...head, kind: 'OrderAccepted', route: null });
    return answerOf([rowDone(parentId, 'Staged.')]);
  }
  const routed = routeOrder(turn, parentId, terms);
  if (routed.kind === 'refused') return reject(turn, parentId, routed.reason);
  turn.emit({ ...head, kind: 'OrderAccepted', route: routed.route });
  return answerOf([rowDone(parentId, 'Accepted.')]);
}

function reject(turn: Turn, parentId: number, reason: string): CommandAnswer {
  const parent = turn.state.orders.parent(parentId);
  turn.emit({ kind: 'OrderRejected', ...endingOf(turn, parent), reason });
  return answerOf([rowRefused(parentId, 'rejected', reason)]);
}

/** What makes an order one that the desk refuses, though it can be understood. */
function reasonToReject(turn: Turn, terms: OrderTerms, instrument: Instrument): string | null {
  const { limits, isKnownAccount } = turn.ports;
  const { account, allocAccount, quantityLots, minimumLots } = terms;
  if (!isKnownAccount(account, allocAccount)) return `${account} / ${allocAccount} is not a known account.`;
  if (turn.state.orders.parentOfClientOrder(terms) !== null) {
    return `The client order id ${terms.clientOrderId} has been used already.`;
  }
  if (minimumLots !== null && minimumLots > quantityLots) return 'The minimum quantity exceeds the order.';
  const percentOfAdv = (100 * quantityLots) / instrument.averageDailyLots;
  if (percentOfAdv > limits.maxPercentOfAdv) {
    return `${Math.round(percentOfAdv)} percent of the average daily volume is above the limit of ${limits.maxPercentOfAdv}.`;
  }
  const notional = notionalUsd(turn, terms, instrument);
  if (notional !== null && notional > limits.maxNotionalUsd) {
    return `A notional of ${Math.round(notional)} USD is above the limit of ${limits.maxNotionalUsd}.`;
  }
  return null;
}

function notionalUsd(turn: Turn, terms: OrderTerms, instrument: Instrument): number | null {
  const rate = turn.ports.fx(instrument.currency);
  const priced = instrument.legs === null ? instrument : turn.ports.instruments[instrument.legs[0]];
  if (rate === null || priced === undefined) return null;
  const { lastTicks, previousCloseTicks } = turn.ports.market.view(priced.index);
  const price = Math.abs(priceOfTicks(lastTicks ?? previousCloseTicks, priced.tickSize));
  return terms.quantityLots * instrument.lotSize * instrument.multiplier * price * rate;
}
