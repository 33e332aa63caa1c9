import { isExcludedStrategyDestination } from '@meridian/domain/strategy-settings-map';
import { closestOwned } from '@meridian/domain/strategy-scope';
import { nameKey } from '@meridian/domain/name-key';
import type { CustomStrategy } from '@meridian/protocol/rest/strategy-schemas';
import { isStrategyName, type StrategyName } from '@meridian/domain/strategies/strategy-names';
import type { RoutingConfiguration, RoutingGroup, RoutingSetting } from './routing-configuration.ts';
import type { RoutingOrder } from './routing-order.ts';

/** The owner and asset class of an order. A name may mean something else for each. */
type Whose = Pick<RoutingOrder, 'account' | 'alloc_account' | 'asset_class'>;

/** What a name on an order or in a group stands for. */
export type Found =
  | { readonly kind: 'group'; readonly group: RoutingGroup }
  | { readonly kind: 'custom'; readonly custom: CustomStrategy }
  | { readonly kind: 'setting'; readonly setting: RoutingSetting }
  | { readonly kind: 'algorithm'; readonly strategy: StrategyName };

/** Names are typed by people: case and spaces around them do not matter. */
function isNamed(name: string, wanted: string): boolean {
  return nameKey(name) === nameKey(wanted);
}

/** Groups first, then custom strategies, flat settings and algorithms. */
export function findStrategy(configuration: RoutingConfiguration, order: Whose, name: string): Found | null {
  const { groups, customStrategies, settings } = configuration;
  const suits = ({ asset_class }: { readonly asset_class: string }) => asset_class === order.asset_class;
  const group = closestOwned(
    groups.filter((one) => isNamed(one.name, name) && suits(one)),
    order,
  );
  if (group !== undefined) return { kind: 'group', group };
  const custom = closestOwned(
    customStrategies.filter((one) => isNamed(one.strategy_name, name) && suits(one)),
    order,
  );
  if (custom !== undefined) return { kind: 'custom', custom };
  const setting = closestOwned(
    settings.filter(
      ({ strategy_destination }) =>
        isNamed(strategy_destination, name) && !isExcludedStrategyDestination(strategy_destination),
    ),
    order,
  );
  if (setting !== undefined) return { kind: 'setting', setting };
  const strategy = name.trim().toLowerCase();
  return isStrategyName(strategy) ? { kind: 'algorithm', strategy } : null;
}

/** Default settings of an asset class, below all others. */
export function assetDefaults(configuration: RoutingConfiguration, order: Whose): RoutingSetting | undefined {
  if (order.asset_class !== 'FUTURE') return undefined;
  return closestOwned(
    configuration.settings.filter(({ strategy_destination }) => strategy_destination === 'future_defaults'),
    order,
  );
}
