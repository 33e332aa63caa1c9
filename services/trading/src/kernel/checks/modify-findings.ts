import { checkOrder } from '@meridian/domain/order-checks/check-order';
import type { OrderFinding } from '@meridian/domain/order-checks/order-finding';
import { sideSign } from '@meridian/domain/order-side';
import type { OrderChange, OrderTerms, Parent } from '../state/parent.ts';
import { instrumentOf, type Reading } from '../turn.ts';
import { accountUse } from './account-use.ts';
import { checkMarketOf } from './check-market.ts';
import { orderToCheck } from './order-findings.ts';

/** What there is to say against a change; only what grows is looked at, because the rest passed when it came. */
export function modifyFindings(reading: Reading, parent: Parent, change: OrderChange): readonly OrderFinding[] {
  const { terms, usdPerLot = 0 } = parent;
  const after = { ...terms, ...change };
  const isLarger = after.quantityLots > terms.quantityLots;
  const paysMore = isBolder(terms, after);
  if (!isLarger && !paysMore) return [];
  const instrument = instrumentOf(reading, terms.instrument);
  const { limits, gross_usd } = accountUse(reading, terms.account, terms.allocAccount);
  const findings = checkOrder(orderToCheck(after, instrument), {
    market: checkMarketOf(reading, instrument),
    // The order itself is in the sum already.
    use: { limits, gross_usd: Math.max(0, gross_usd - terms.quantityLots * usdPerLot) },
    alike: [],
  });
  return findings.filter(({ field }) => (field === 'limit_price' ? paysMore : isLarger));
}

function isBolder(before: OrderTerms, after: OrderTerms): boolean {
  if (before.limitTicks === null || after.limitTicks === null) return false;
  return sideSign(before.side) * (after.limitTicks - before.limitTicks) > 0;
}
