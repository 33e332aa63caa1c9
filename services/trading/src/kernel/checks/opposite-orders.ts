import type { OppositeOrders } from '@meridian/domain/order-checks/check-order';
import { isBuySide } from '@meridian/domain/order-side';
import { filledLotsOf } from '../children/exposure.ts';
import type { OrderTerms, Parent } from '../state/parent.ts';
import { instrumentOf, type Reading } from '../turn.ts';

/** The trader's own working orders of the other side: this one could trade with them. */
export function oppositeOrders(reading: Reading, terms: OrderTerms): OppositeOrders | null {
  if (terms.traderId === '') return null;
  const { orders } = reading.state;
  let lots = 0;
  for (const id of orders.activeByName.of(terms)) {
    const parent = orders.parent(id);
    if (isWorking(parent) && isBuySide(parent.terms.side) !== isBuySide(terms.side)) lots += leftLots(parent);
  }
  if (lots === 0) return null;
  const { exchangeSymbol, lotSize } = instrumentOf(reading, terms.instrument);
  return { symbol: exchangeSymbol, left_qty: lots * lotSize };
}

/** One that is held or staged trades with nobody: it is compared when it is released or sent. */
function isWorking({ stage }: Parent): boolean {
  return stage === 'accepted' || stage === 'started';
}

function leftLots(parent: Parent): number {
  return Math.max(0, parent.terms.quantityLots - filledLotsOf(parent));
}
