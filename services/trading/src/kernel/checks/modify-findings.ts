import { checkChange } from '@meridian/domain/order-checks/check-change';
import type { OrderFinding } from '@meridian/domain/order-checks/order-finding';
import type { OrderChange, Parent } from '../state/parent.ts';
import { instrumentOf, type Reading } from '../turn.ts';
import { checkMarketOf } from './check-market.ts';
import { orderToCheck } from './order-findings.ts';
import { useWithout } from './use-without.ts';

/** What the checks find in a change. */
export function modifyFindings(reading: Reading, parent: Parent, change: OrderChange): readonly OrderFinding[] {
  const { terms } = parent;
  const instrument = instrumentOf(reading, terms.instrument);
  const after = { ...terms, ...change };
  return checkChange(orderToCheck(terms, instrument), orderToCheck(after, instrument), {
    market: checkMarketOf(reading, instrument),
    use: useWithout(reading, parent),
    alike: [],
  });
}
