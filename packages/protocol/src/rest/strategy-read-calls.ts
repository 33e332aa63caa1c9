import { type TObject, type TSchema, Type } from 'typebox';
import { restCall } from './rest-call.ts';
import { AssetClassSchema, accountQuery, NameSchema, paging } from './schema-parts.ts';
import {
  ConditionalFilterSchema,
  ConditionalStrategyGroupSchema,
  CustomStrategySchema,
  StoredSettingSchema,
  StrategyGroupSchema,
  StrategySettingsSchema,
} from './strategy-schemas.ts';

const AccountQuery = Type.Object(accountQuery, { additionalProperties: false });
const AssetQuery = Type.Object(
  { ...accountQuery, asset_class: Type.Optional(AssetClassSchema) },
  { additionalProperties: false },
);

function strategyRead<const Name extends string, Query extends TObject, Response extends TSchema>(
  name: Name,
  summary: string,
  query: Query,
  response: Response,
) {
  return restCall({
    service: 'main',
    method: 'GET',
    path: `/strategies/${name}`,
    summary,
    access: 'user',
    query,
    response,
  });
}

export const strategiesByAccounts = strategyRead(
  'getByAccounts',
  'Strategy settings of an account, those of all accounts included.',
  AccountQuery,
  Type.Array(StoredSettingSchema),
);

export const smartOrderRouters = strategyRead(
  'getSORs',
  'Smart order routers that a strategy may send through.',
  AccountQuery,
  Type.Array(Type.Object({ name: NameSchema, destinations: Type.Array(NameSchema) })),
);

export const allStrategiesByAccounts = strategyRead(
  'getAllByAccounts',
  'Strategy settings of every account that the user may see, defaults and list settings included.',
  AccountQuery,
  Type.Array(StoredSettingSchema),
);

export const userStrategiesByAsset = strategyRead(
  'user_strategies_by_asset',
  'Names that an order of an asset class may carry as its strategy.',
  AssetQuery,
  Type.Array(StrategySettingsSchema),
);

export const userCustomStrategies = strategyRead(
  'get_user_custom_strategies',
  'Custom strategies, second version, that the user may use.',
  AssetQuery,
  Type.Array(CustomStrategySchema),
);

export const customStrategiesByPermissionLevel = strategyRead(
  'get_user_custom_strategies_by_permission_level',
  'Custom strategies with what the user may do to each.',
  AssetQuery,
  Type.Array(
    Type.Object({ ...CustomStrategySchema.properties, permission_level: Type.Enum(['read', 'write', 'owner']) }),
  ),
);

export const destinationNames = strategyRead(
  'get_destiantion_names',
  'Strategy destinations by name.',
  AssetQuery,
  Type.Array(NameSchema),
);

export const assetClasses = strategyRead(
  'get_asset_classes',
  'Asset classes that have strategies.',
  Type.Object({}, { additionalProperties: false }),
  Type.Array(AssetClassSchema),
);

const GroupsQuery = Type.Object({ ...AssetQuery.properties, ...paging }, { additionalProperties: false });

export const strategyGroups = strategyRead(
  'get_strategy_groups',
  'Groups of every type; only conditional ones have rules.',
  GroupsQuery,
  Type.Array(ConditionalStrategyGroupSchema),
);

export const regularStrategyGroups = strategyRead(
  'get_regular_strategy_groups',
  'Regular and multi-arm groups.',
  GroupsQuery,
  Type.Array(StrategyGroupSchema),
);

export const conditionalStrategyGroups = strategyRead(
  'get_conditional_strategy_groups',
  'Conditional groups with their rules.',
  GroupsQuery,
  Type.Array(ConditionalStrategyGroupSchema),
);

export const conditionalFilters = strategyRead(
  'get_conditional_filters',
  'What a conditional group can decide by.',
  AssetQuery,
  Type.Array(ConditionalFilterSchema),
);

export const STRATEGY_READ_CALLS = [
  strategiesByAccounts,
  smartOrderRouters,
  allStrategiesByAccounts,
  userStrategiesByAsset,
  userCustomStrategies,
  customStrategiesByPermissionLevel,
  destinationNames,
  assetClasses,
  strategyGroups,
  regularStrategyGroups,
  conditionalStrategyGroups,
  conditionalFilters,
] as const;
