import { isAvailableTo } from '@meridian/domain/strategy-scope';
import type { RoutingConfiguration } from './routing-configuration.ts';
import type { RoutingOrder } from './routing-order.ts';

/** Names of the groups and custom strategies that an order of an account and asset class may go by. */
export function availableStrategies(
  { groups, customStrategies }: Pick<RoutingConfiguration, 'groups' | 'customStrategies'>,
  order: Pick<RoutingOrder, 'account' | 'alloc_account' | 'asset_class'>,
): readonly string[] {
  const suits = (one: (typeof groups | typeof customStrategies)[number]) =>
    one.asset_class === order.asset_class && isAvailableTo(one, order);
  const names = [
    ...groups.filter(suits).map(({ name }) => name),
    ...customStrategies.filter(suits).map(({ strategy_name }) => strategy_name),
  ];
  return [...new Set(names)];
}
