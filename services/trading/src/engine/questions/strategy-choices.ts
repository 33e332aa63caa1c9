import type { Owned, StrategySettings } from '@meridian/domain/entities/strategy-settings';
import { isExcludedStrategyDestination } from '@meridian/domain/strategy-settings-map';
import { isAvailableTo } from '@meridian/domain/strategy-scope';
import type { CustomStrategy } from '@meridian/protocol/rest/strategy-schemas';
import type { StrategyChoice } from '@meridian/protocol/live/trade-questions';
import { findStrategy } from '../../routing/find-strategy.ts';
import type { RoutingConfiguration, RoutingGroup } from '../../routing/routing-configuration.ts';

type Account = { readonly account: string; readonly alloc_account: string };

/** The saved settings and groups of the accounts, groups first. */
export function strategyChoices(
  configuration: RoutingConfiguration,
  accounts: readonly Account[],
): readonly StrategyChoice[] {
  const isVisible = (owned: Owned) => accounts.some((account) => isAvailableTo(owned, account));
  const { groups, customStrategies, settings } = configuration;
  return [
    ...groups.filter(isVisible).map(groupChoice),
    ...customStrategies.filter(isVisible).flatMap((custom) => customChoice(configuration, custom)),
    ...settings.filter(isVisible).flatMap(settingChoice),
  ];
}

function groupChoice(group: RoutingGroup): StrategyChoice {
  const { name, asset_class } = group;
  return { ...ownerOf(group), name, kind: 'group', strat: null, asset_class, param_values: {} };
}

function settingChoice(setting: StrategySettings): readonly StrategyChoice[] {
  const { strategy_destination: name, strategy_name: strat } = setting;
  if (isExcludedStrategyDestination(name)) return [];
  const param_values = plainValues(setting.settings);
  return [{ ...ownerOf(setting), name, kind: 'setting', strat, asset_class: null, param_values }];
}

/** With the values of its base. A strategy that leads nowhere cannot be chosen. */
function customChoice(configuration: RoutingConfiguration, custom: CustomStrategy): readonly StrategyChoice[] {
  const owner = { account: custom.owner_account ?? '', alloc_account: custom.owner_alloc_account ?? '' };
  const order = { ...owner, asset_class: custom.asset_class };
  const base = findStrategy(configuration, order, custom.strategy_destination);
  if (base?.kind !== 'setting' && base?.kind !== 'algorithm') return [];
  const inherited = base.kind === 'setting' ? base.setting.settings : {};
  return [
    {
      ...ownerOf(custom),
      name: custom.strategy_name,
      kind: 'custom',
      strat: base.kind === 'setting' ? base.setting.strategy_name : base.strategy,
      asset_class: custom.asset_class,
      param_values: plainValues({ ...inherited, ...custom.param_values }),
    },
  ];
}

function ownerOf({ owner_account, owner_alloc_account }: Owned): Owned {
  return { owner_account, owner_alloc_account };
}

/** A parameter has one plain value. Lists and objects are for the configuration screens. */
function plainValues(values: Readonly<Record<string, unknown>>): StrategyChoice['param_values'] {
  const plain: Record<string, string | number | boolean | null> = {};
  for (const [key, value] of Object.entries(values)) {
    if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
      plain[key] = value;
    }
  }
  return plain;
}
