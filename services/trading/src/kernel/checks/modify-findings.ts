import { checkChange } from '@meridian/domain/order-checks/check-change';
import type { OrderFinding } from '@meridian/domain/order-checks/order-finding';
import { filledLotsOf } from '../children/exposure.ts';
import type { KernelUser } from '../commands/kernel-command.ts';
import { routeChanged } from '../run/settle-change.ts';
import type { OrderChange, Parent } from '../state/parent.ts';
import { instrumentOf, type Reading } from '../turn.ts';
import { checkMarketOf } from './check-market.ts';
import { oppositeOrders } from './opposite-orders.ts';
import { orderToCheck } from './order-findings.ts';
import { useWithout } from './use-without.ts';

/** What the checks find in a change. */
export function modifyFindings(
  reading: Reading,
  parent: Parent,
  change: OrderChange,
  { is_admin: isAdmin }: Pick<KernelUser, 'is_admin'>,
): readonly OrderFinding[] {
  const { terms, route } = parent;
  const instrument = instrumentOf(reading, terms.instrument);
  const after = { ...terms, ...change };
  const routed = change.strategy === undefined ? null : routeChanged(reading, parent, after);
  const newRoute = routed?.kind === 'routed' ? routed.route : route;
  const filledLots = filledLotsOf(parent);
  const [was, is] = [
    orderToCheck(reading, { terms, instrument, route, filledLots }),
    orderToCheck(reading, { terms: after, instrument, route: newRoute, filledLots }),
  ];
  return checkChange(was, is, {
    market: checkMarketOf(reading, instrument),
    use: useWithout(reading, parent),
    isAdmin,
    alike: [],
    opposite: oppositeOrders(reading, terms),
  });
}
