import {
  type AssetClass,
  type AssetSelection,
  DEFAULT_ASSET_CLASS,
  isAssetClass,
  isAssetSelection,
} from '@meridian/domain/asset-class';
import {
  COST_GROUPINGS,
  COST_UNITS,
  type CostGrouping,
  type CostUnit,
  EXECUTION_STATUSES,
  EXECUTION_UNITS,
  type ExecutionStatus,
  type ExecutionUnit,
} from '@meridian/domain/entities/cost-analysis-result';
import { SUMMARY_BENCHMARKS, type SummaryBenchmark } from '@meridian/domain/execution-summary/summary-line';
import { STORAGE_KEYS } from '@meridian/domain/storage-keys';
import type { SettingsVersion } from '@meridian/domain/strategy-settings/settings-version';
import { VENUE_THRESHOLDS, type VenueThresholds, venueThresholdsProblem } from '@meridian/domain/venue-reading';
import { isTimeZone } from '@meridian/domain/zoned-time';
import { create } from 'zustand';

/** A user's preferences. The server keeps them for every browser; this browser keeps a copy for the first paint. */
export type Preferences = {
  /** Rows of 26 px, or of 22 px. */
  readonly density: 'normal' | 'compact';
  /** The zone of all times shown; null for the browser's own. */
  readonly zone: string | null;
  /** Which actions on orders ask first. Those that cannot be undone always do. */
  readonly confirmations: 'all' | 'not-undoable';
  /** The asset class of a page whose address does not name one. */
  readonly asset: AssetSelection;
  /** The strategy settings that were looked at last. */
  readonly settings_version: SettingsVersion;
  readonly settings_asset_class: AssetClass;
  /** How the execution summary was looked at last. */
  readonly units: readonly CostUnit[];
  readonly execution_units: readonly ExecutionUnit[];
  readonly benchmark: SummaryBenchmark;
  readonly execution_status: ExecutionStatus;
  readonly execution_grouping: CostGrouping;
  /** From which toxicity on venue analytics calls a venue fair, to watch, or toxic. */
  readonly venue_thresholds: VenueThresholds;
  /** An administrator is not reminded of what the desk lacks. */
  readonly is_first_steps_hidden: boolean;
};

export const DEFAULT_PREFERENCES: Preferences = {
  density: 'normal',
  zone: null,
  confirmations: 'all',
  asset: DEFAULT_ASSET_CLASS,
  settings_version: 'v1',
  settings_asset_class: DEFAULT_ASSET_CLASS,
  units: ['bps'],
  execution_units: ['usd'],
  benchmark: 'ivwap',
  execution_status: 'filled',
  execution_grouping: 'list',
  venue_thresholds: VENUE_THRESHOLDS,
  is_first_steps_hidden: false,
};

/** Reads stored preferences. A missing or invalid field gets its default. */
export function readPreferences(text: string | null): Preferences {
  const value = parsed(text);
  const { density, zone, confirmations, asset, settings_version, settings_asset_class } = value;
  return {
    density: density === 'compact' ? 'compact' : 'normal',
    zone: typeof zone === 'string' && isTimeZone(zone) ? zone : null,
    confirmations: confirmations === 'not-undoable' ? 'not-undoable' : 'all',
    asset: isAssetSelection(asset) ? asset : DEFAULT_ASSET_CLASS,
    settings_version: settings_version === 'v2' ? 'v2' : 'v1',
    settings_asset_class: isAssetClass(settings_asset_class) ? settings_asset_class : DEFAULT_ASSET_CLASS,
    units: unitsOf(COST_UNITS, value['units'], DEFAULT_PREFERENCES.units),
    execution_units: unitsOf(EXECUTION_UNITS, value['execution_units'], DEFAULT_PREFERENCES.execution_units),
    benchmark: oneOf(SUMMARY_BENCHMARKS, value['benchmark'], DEFAULT_PREFERENCES.benchmark),
    execution_status: oneOf(EXECUTION_STATUSES, value['execution_status'], DEFAULT_PREFERENCES.execution_status),
    execution_grouping: oneOf(COST_GROUPINGS, value['execution_grouping'], DEFAULT_PREFERENCES.execution_grouping),
    venue_thresholds: thresholdsOf(value['venue_thresholds']),
    is_first_steps_hidden: value['is_first_steps_hidden'] === true,
  };
}

function oneOf<Value extends string>(values: readonly Value[], given: unknown, fallback: Value): Value {
  return values.find((value) => value === given) ?? fallback;
}

function unitsOf<Unit extends string>(
  all: readonly Unit[],
  given: unknown,
  fallback: readonly Unit[],
): readonly Unit[] {
  return Array.isArray(given) ? all.filter((unit) => given.includes(unit)) : fallback;
}

function thresholdsOf(given: unknown): VenueThresholds {
  const record: Readonly<Record<string, unknown>> = typeof given === 'object' && given !== null ? { ...given } : {};
  const value = (name: keyof VenueThresholds) => Number(record[name] ?? Number.NaN);
  const thresholds = { fair: value('fair'), watch: value('watch'), toxic: value('toxic') };
  return venueThresholdsProblem(thresholds) === null ? thresholds : VENUE_THRESHOLDS;
}

function parsed(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

function keyOf(userId: string): string {
  return `${STORAGE_KEYS.preferences}:${userId}`;
}

/** Until the user is known, the preferences of the last user apply: times are shown before the sign-in is answered. */
function ofLastUser(): Preferences {
  const userId = stored(STORAGE_KEYS.preferencesUser);
  return userId === null ? DEFAULT_PREFERENCES : readPreferences(stored(keyOf(userId)));
}

export const usePreferences = create<Preferences>(ofLastUser);

/** Applies the preferences of the signed-in user. True when the time zone has changed. */
export function loadPreferencesOf(userId: number): boolean {
  const before = usePreferences.getState();
  const next = readPreferences(stored(keyOf(String(userId))));
  store(STORAGE_KEYS.preferencesUser, String(userId));
  usePreferences.setState(next);
  return next.zone !== before.zone;
}

/** Applies the preferences that the server keeps. True when the time zone has changed. */
export function takeStoredPreferences(userId: number, kept: Partial<Preferences>): boolean {
  const before = usePreferences.getState();
  const next = readPreferences(JSON.stringify({ ...before, ...kept }));
  usePreferences.setState(next);
  store(keyOf(String(userId)), JSON.stringify(next));
  return next.zone !== before.zone;
}

type ChangeListener = (change: Partial<Preferences>) => Promise<void>;

let tellServer: ChangeListener | null = null;

/** Registers the function that saves changes on the server. Returns how to unregister it. */
export function onPreferenceChange(listener: ChangeListener): () => void {
  tellServer = listener;
  return () => {
    if (tellServer === listener) tellServer = null;
  };
}

/** Resolves when the server has stored the change, so that a caller may reload the page. */
export async function changePreferences(userId: number, change: Partial<Preferences>): Promise<void> {
  const next = { ...usePreferences.getState(), ...change };
  usePreferences.setState(next);
  store(keyOf(String(userId)), JSON.stringify(next));
  store(STORAGE_KEYS.preferencesUser, String(userId));
  await tellServer?.(change);
}
