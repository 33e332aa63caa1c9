import { isStrategyName } from '@meridian/domain/strategies/strategy-names';
import { finiteNumber } from '@meridian/domain/finite-number';
import { nameKey } from '@meridian/domain/name-key';
import type { NamedGroup } from '@meridian/domain/strategy-groups/group-document';
import { closestOwned } from '@meridian/domain/strategy-scope';
import type { CustomStrategy } from '@meridian/protocol/rest/strategy-schemas';
import type { StoredGroup } from '@meridian/storage/configuration/group-rows';
import type { Leaf } from './routes.ts';

type Configured = { readonly groups: readonly StoredGroup[]; readonly strategies: readonly CustomStrategy[] };

const MAX_STEPS = 20;

/** What works the orders that a name leads to in the end: through groups by their base, and strategies by what they build on. */
export function leafOf({ groups, strategies }: Configured, owner: NamedGroup, start: string): Leaf {
  const order = { account: owner.owner_account ?? '', alloc_account: owner.owner_alloc_account ?? '' };
  let name = start;
  let rate: number | null = null;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const key = nameKey(name);
    const group = closestOwned(
      groups.filter((one) => nameKey(one.name) === key && one.asset_class === owner.asset_class),
      order,
    );
    const strategy = closestOwned(
      strategies.filter((one) => nameKey(one.strategy_name) === key && one.asset_class === owner.asset_class),
      order,
    );
    if (group !== undefined) name = group.base;
    else if (strategy !== undefined) {
      rate ??= finiteNumber(strategy.param_values['pr']);
      name = strategy.strategy_destination;
    } else return { algorithm: isStrategyName(key) ? key : (key.split('_')[0] ?? null), rate };
  }
  return { algorithm: null, rate };
}
