import type { Owned } from '../entities/strategy-settings.ts';
import type { JsonRecord } from '../json-text.ts';
import { isStrategyName, type StrategyName } from '../strategies/strategy-names.ts';
import { closestOwned } from '../strategy-scope.ts';
import { isNamed, type SettingsValues } from './settings-version.ts';

export type ResolvedBase = {
  readonly algorithm: StrategyName;
  /** Values of its bases. The nearest base wins. */
  readonly inherited: JsonRecord;
};

/** More steps than anybody would configure on purpose. */
const MAX_STEPS = 20;

function nearest<Kind extends Owned>(all: readonly Kind[], owner: Owned): Kind | undefined {
  return closestOwned(all, { account: owner.owner_account ?? '', alloc_account: owner.owner_alloc_account ?? '' });
}

/** The algorithm of a V2 strategy and the values it inherits. Null when it leads nowhere. */
export function resolveBase(
  base: string,
  owner: Owned & Pick<SettingsValues, 'asset_class'>,
  all: { readonly strategies: readonly SettingsValues[]; readonly settings: readonly SettingsValues[] },
): ResolvedBase | null {
  let name = base;
  const layers: JsonRecord[] = [];
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const wanted = name;
    const strategy = nearest(
      all.strategies.filter(
        (one) => isNamed(one.strategy_name, wanted) && (one.asset_class ?? null) === owner.asset_class,
      ),
      owner,
    );
    if (strategy !== undefined) {
      layers.push(strategy.param_values);
      name = strategy.strategy_destination;
      continue;
    }
    const setting = nearest(
      all.settings.filter((one) => isNamed(one.strategy_destination, wanted)),
      owner,
    );
    const algorithm = (setting?.strategy_name ?? wanted).trim().toLowerCase();
    if (!isStrategyName(algorithm)) return null;
    // The first layer is the nearest and wins.
    return { algorithm, inherited: Object.assign({}, setting?.settings, ...layers.toReversed()) };
  }
  return null;
}
