import type { HeldOrder } from '@meridian/protocol/ports/held-orders';
import type { Kernel } from '../kernel/kernel.ts';
import { accountThatNeedsAnother } from '../kernel/checks/release-rule.ts';
import type { Parent } from '../kernel/state/parent.ts';
import { unreviewedChangers } from '../kernel/state/unreviewed-changers.ts';
import { instrumentOf, type Reading } from '../kernel/turn.ts';
import type { EngineNews } from './engine-messages.ts';
import { answerNews } from './live-strategies.ts';

/** More than anybody reviews one by one. */
const MAX_HELD = 500;

/** The orders and changes that wait for a review, oldest first. */
export function heldOrders(reading: Reading, parents: Iterable<Parent>): readonly HeldOrder[] {
  const held: HeldOrder[] = [];
  for (const parent of parents) {
    if (parent.stage === 'pending') held.push({ ...common(reading, parent), ...pendingOrder(reading, parent) });
    else if (parent.heldChange !== undefined && parent.stage !== 'done')
      held.push({ ...common(reading, parent), ...pendingChange(reading, parent, parent.heldChange) });
    if (held.length === MAX_HELD) break;
  }
  return held;
}

/** As of now, for the list of what waits. */
export function heldOrdersNews(ticket: number, kernel: Pick<Kernel, 'published' | 'reading'>): EngineNews {
  const orders = heldOrders(kernel.reading(), kernel.published.orders.active());
  return answerNews(ticket, { orders });
}

function common(reading: Reading, { id, terms }: Parent) {
  const { exchangeSymbol: symbol, lotSize } = instrumentOf(reading, terms.instrument);
  return {
    parent_order_numeric_id: id,
    account: terms.account,
    alloc_account: terms.allocAccount,
    exchange_symbol: symbol,
    order_side: terms.side,
    order_qty: terms.quantityLots * lotSize,
  };
}

function pendingOrder(reading: Reading, parent: Parent) {
  const { receivedBy, receivedMs, diagnostic, terms, changedBy } = parent;
  const author = receivedBy ?? changedBy ?? terms.traderId;
  const barred = accountThatNeedsAnother(reading, terms) === null ? [] : [author, ...unreviewedChangers(parent)];
  const asked = { asked_by: author, asked_ms: receivedMs, barred: [...new Set(barred)] };
  return { ...asked, wanted_qty: null, is_change: false, reason: diagnostic ?? '' };
}

function pendingChange(reading: Reading, parent: Parent, held: NonNullable<Parent['heldChange']>) {
  const { lotSize } = instrumentOf(reading, parent.terms.instrument);
  const { quantityLots } = held.change;
  return {
    asked_by: held.by,
    asked_ms: held.atMs ?? parent.updatedMs,
    barred: accountThatNeedsAnother(reading, parent.terms) === null ? [] : [held.by],
    wanted_qty: quantityLots === undefined ? null : quantityLots * lotSize,
    is_change: true,
    reason: held.review,
  };
}
