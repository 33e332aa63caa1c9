import { ASSET_SELECTIONS } from '@meridian/domain/asset-class';
import {
  COST_GROUPINGS,
  COST_UNITS,
  EXECUTION_STATUSES,
  EXECUTION_UNITS,
} from '@meridian/domain/entities/cost-analysis-result';
import { SUMMARY_BENCHMARKS } from '@meridian/domain/execution-summary/summary-line';
import { MAX_VENUE_THRESHOLD } from '@meridian/domain/venue-reading';
import { SETTINGS_VERSIONS } from '@meridian/domain/strategy-settings/settings-version';
import { type Static, Type } from 'typebox';
import { restCall } from './rest-call.ts';
import { AssetClassSchema, nullable, strictObject } from './schema-parts.ts';

const MAX_ZONE_LENGTH = 64;

const ThresholdSchema = Type.Number({ exclusiveMinimum: 0, maximum: MAX_VENUE_THRESHOLD });

/** A user's preferences. A missing field has its default. */
export const PreferencesSchema = strictObject({
  density: Type.Optional(Type.Enum(['normal', 'compact'])),
  zone: Type.Optional(nullable(Type.String({ maxLength: MAX_ZONE_LENGTH, description: 'Null for the browser’s own' }))),
  confirmations: Type.Optional(Type.Enum(['all', 'not-undoable'])),
  asset: Type.Optional(Type.Enum(ASSET_SELECTIONS)),
  settings_version: Type.Optional(Type.Enum(SETTINGS_VERSIONS)),
  settings_asset_class: Type.Optional(AssetClassSchema),
  units: Type.Optional(Type.Array(Type.Enum(COST_UNITS), { maxItems: COST_UNITS.length, uniqueItems: true })),
  execution_units: Type.Optional(
    Type.Array(Type.Enum(EXECUTION_UNITS), { maxItems: EXECUTION_UNITS.length, uniqueItems: true }),
  ),
  benchmark: Type.Optional(Type.Enum(SUMMARY_BENCHMARKS)),
  execution_status: Type.Optional(Type.Enum(EXECUTION_STATUSES)),
  execution_grouping: Type.Optional(Type.Enum(COST_GROUPINGS)),
  /** From which toxicity on a venue is called so, in half spreads. They ascend. */
  venue_thresholds: Type.Optional(
    strictObject({ fair: ThresholdSchema, watch: ThresholdSchema, toxic: ThresholdSchema }),
  ),
  /** An administrator is not reminded of what the desk lacks. */
  is_first_steps_hidden: Type.Optional(Type.Boolean()),
});

export type StoredPreferences = Static<typeof PreferencesSchema>;

export const readPreferences = restCall({
  service: 'main',
  method: 'GET',
  path: '/user/preferences',
  summary: 'What the user chose for the desk, in whichever browser.',
  access: 'user',
  response: PreferencesSchema,
});

export const savePreferences = restCall({
  service: 'main',
  method: 'PUT',
  path: '/user/preferences',
  summary: 'Keep some choices of the user; those left out do not change.',
  access: 'user',
  body: PreferencesSchema,
  response: PreferencesSchema,
  problems: [400],
});

/** Beyond the named calls; both are ours. */
export const PREFERENCE_CALLS = [readPreferences, savePreferences] as const;
