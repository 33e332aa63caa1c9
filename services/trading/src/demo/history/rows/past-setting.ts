import { closestOwned, isAvailableTo } from '@meridian/domain/strategy-scope';
import type { PlannedOrder } from '../orders/planned-order.ts';
import { DEMO_CUSTOM_STRATEGIES, DEMO_SETTINGS } from '../../routing/demo-strategies.ts';

const MACHINES = ['ALGO-1', 'ALGO-2'] as const;
/** One in so many orders uses a setting of its strategy. */
const SETTING_EVERY = 3;

/** Settings start with version 1. */
const FIRST_VERSION = 1;

type Named = { readonly name: string; readonly version: number };

/** Settings that could have worked the order in the same way, for its owner. */
function suitable({ strat, account, allocAccount, instrument }: PlannedOrder): readonly Named[] {
  const owner = { account, alloc_account: allocAccount };
  const names = new Set(DEMO_SETTINGS.map(({ strategy_destination }) => strategy_destination));
  const flat = [...names].flatMap((name) => {
    const found = closestOwned(
      DEMO_SETTINGS.filter(({ strategy_destination }) => strategy_destination === name),
      owner,
    );
    return found?.strategy_name === strat && name !== 'future_defaults' ? [{ name, version: FIRST_VERSION }] : [];
  });
  const custom = DEMO_CUSTOM_STRATEGIES.filter(
    (one) =>
      one.asset_class === instrument.assetClass &&
      isAvailableTo(one, owner) &&
      flat.some(({ name }) => name === one.strategy_destination),
  );
  return [...flat, ...custom.map(({ strategy_name, version }) => ({ name: strategy_name, version }))];
}

/** Chosen by the order's number, so that the other random draws of a day stay the same. */
export function pastSetting(order: PlannedOrder) {
  const named = order.number % SETTING_EVERY === 0 ? suitable(order) : [];
  const setting = named[Math.floor(order.number / SETTING_EVERY) % Math.max(1, named.length)] ?? null;
  return {
    setting_name: setting?.name ?? null,
    setting_version: setting?.version ?? null,
    group_name: null,
    algo_machine_name: MACHINES[order.number % MACHINES.length] ?? MACHINES[0],
  };
}
