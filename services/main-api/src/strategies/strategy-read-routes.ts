import { ASSET_CLASSES, type AssetClass } from '@meridian/domain/asset-class';
import type { StrategySettings } from '@meridian/domain/entities/strategy-settings';
import { type StrategyDescription, STRATEGY_DESCRIPTIONS } from '@meridian/domain/strategies/parameter-catalogue';
import { isExcludedStrategyDestination } from '@meridian/domain/strategy-settings-map';
import { suitsAssetClass } from '@meridian/domain/strategy-settings/suits-asset-class';
import { dateAt } from '@meridian/domain/zoned-time';
import { type CallGuard, registerCall } from '@meridian/identity/http/register-call';
import {
  allStrategiesByAccounts,
  assetClasses,
  customStrategiesByPermissionLevel,
  destinationNames,
  smartOrderRouters,
  strategiesByAccounts,
  userCustomStrategies,
  userStrategiesByAsset,
} from '@meridian/protocol/rest/strategy-read-calls';
import type { User } from '@meridian/protocol/rest/identity-schemas';
import { toSetting } from '@meridian/storage/configuration/setting-rows';
import { toCustomStrategy } from '@meridian/storage/configuration/strategy-rows';
import type { ReferenceStore } from '@meridian/storage/reference/reference-store';
import type { FastifyInstance } from 'fastify';
import { type AccountQuery, isAsked, seenRows, type StrategyRoutesOptions } from './strategy-seen.ts';

export type StrategyReadOptions = StrategyRoutesOptions & {
  readonly reference: Pick<ReferenceStore, 'rows'>;
  readonly nowMs: () => number;
  readonly serverTimeZone: string;
};

type AssetQuery = AccountQuery & { readonly asset_class?: AssetClass };

/** `/strategies/*` for reading. Rows of accounts that a user may not see do not exist for that user. */
export function strategyReadRoutes(app: FastifyInstance, guard: CallGuard, options: StrategyReadOptions): void {
  registerCall(app, guard, strategiesByAccounts, async ({ query, request }) => {
    const settings = await settingsFor(options, request.user, query);
    return {
      kind: 'good',
      body: settings.filter(({ strategy_destination }) => !isExcludedStrategyDestination(strategy_destination)),
    };
  });
  registerCall(app, guard, allStrategiesByAccounts, async ({ query, request }) => ({
    kind: 'good',
    body: await settingsFor(options, request.user, query),
  }));
  registerCall(app, guard, userCustomStrategies, async ({ query, request }) => ({
    kind: 'good',
    body: (await customFor(options, request.user, query)).map(({ strategy }) => strategy),
  }));
  registerCall(app, guard, customStrategiesByPermissionLevel, async ({ query, request }) => ({
    kind: 'good',
    body: (await customFor(options, request.user, query)).map(({ strategy, level }) =>
      Object.assign({ permission_level: level }, strategy),
    ),
  }));
  registerCall(app, guard, userStrategiesByAsset, async ({ query, request }) => {
    const custom = await customFor(options, request.user, query);
    const settings = await chosenSettings(options, request.user, query);
    return {
      kind: 'good',
      body: [...custom.map(({ strategy }) => strategy), ...settings, ...builtIn(query.asset_class).map(asSettings)],
    };
  });
  registerCall(app, guard, destinationNames, async ({ query, request }) => {
    const settings = await chosenSettings(options, request.user, query);
    const names = settings.map(({ strategy_destination }) => strategy_destination);
    const algorithms = builtIn(query.asset_class).map(({ strategy }) => strategy);
    return { kind: 'good', body: [...new Set([...names, ...algorithms])] };
  });
  registerCall(app, guard, assetClasses, async () => ({ kind: 'good', body: [...ASSET_CLASSES] }));
  registerCall(app, guard, smartOrderRouters, async () => ({ kind: 'good', body: await routers(options) }));
}

async function settingsFor(options: StrategyRoutesOptions, user: User, query: AccountQuery) {
  const seen = await seenRows(options, 'setting', user);
  return seen.map(({ row }) => toSetting(row)).filter((setting) => isAsked(setting, query));
}

async function customFor(options: StrategyRoutesOptions, user: User, { asset_class, ...query }: AssetQuery) {
  const seen = await seenRows(options, 'strategy', user);
  return seen
    .map(({ row, level }) => ({ strategy: toCustomStrategy(row), level }))
    .filter(
      ({ strategy }) => isAsked(strategy, query) && (asset_class === undefined || strategy.asset_class === asset_class),
    );
}

/** Settings that orders of the asset class may use. */
async function chosenSettings(options: StrategyRoutesOptions, user: User, { asset_class, ...query }: AssetQuery) {
  const settings = await settingsFor(options, user, query);
  return settings.filter(
    ({ strategy_destination, strategy_name }) =>
      !isExcludedStrategyDestination(strategy_destination) && suitsAssetClass(strategy_name, asset_class ?? null),
  );
}

function builtIn(assetClass: AssetClass | undefined): readonly StrategyDescription[] {
  return STRATEGY_DESCRIPTIONS.filter(({ strategy }) => suitsAssetClass(strategy, assetClass ?? null));
}

/** An algorithm as a shared setting without values. */
function asSettings({ strategy }: StrategyDescription): StrategySettings {
  const owner = { owner_account: null, owner_alloc_account: null };
  const names = { strategy_destination: strategy, strategy_name: strategy };
  return { ...owner, ...names, settings: {}, param_values: {}, is_lqseek: strategy === 'lqseek' };
}

/** A broker whose destinations reach several venues chooses among them itself. */
async function routers({ reference, nowMs, serverTimeZone }: StrategyReadOptions) {
  const today = dateAt(nowMs(), serverTimeZone);
  const rows = await reference.rows('destinations', today);
  const choosing = rows.filter(({ venues }) => venues.length > 1);
  return [...Map.groupBy(choosing, ({ exec_broker }) => exec_broker)].map(([name, its]) => ({
    name,
    destinations: its.map((destination) => destination.name),
  }));
}
