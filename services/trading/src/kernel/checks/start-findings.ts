import { checkOrder } from '@meridian/domain/order-checks/check-order';
import type { OrderFinding } from '@meridian/domain/order-checks/order-finding';
import type { KernelUser } from '../commands/kernel-command.ts';
import type { Route } from '../ports.ts';
import type { Parent } from '../state/parent.ts';
import { instrumentOf, type Reading } from '../turn.ts';
import { checkMarketOf } from './check-market.ts';
import { oppositeOrders } from './opposite-orders.ts';
import { alikeAmongOrders, orderToCheck } from './order-findings.ts';
import { useWithout } from './use-without.ts';

/** The findings for a waiting order. Market, limits and use may have changed since it arrived. */
export function startFindings(
  reading: Reading,
  parent: Parent,
  route: Route | null,
  { is_admin: isAdmin }: Pick<KernelUser, 'is_admin'>,
): readonly OrderFinding[] {
  const { terms } = parent;
  const instrument = instrumentOf(reading, terms.instrument);
  return checkOrder(orderToCheck(reading, { terms, instrument, route }), {
    market: checkMarketOf(reading, instrument),
    use: useWithout(reading, parent),
    isAdmin,
    alike: alikeAmongOrders(reading, terms, parent.id),
    opposite: oppositeOrders(reading, terms),
  });
}
