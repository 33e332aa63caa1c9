import type { AssetClass } from '@meridian/domain/asset-class';
import { isJsonRecord } from '@meridian/domain/json-text';
import { parametersFor } from '@meridian/domain/strategies/parameter-catalogue';
import type { ParameterValue } from '@meridian/domain/strategies/parameter-definition';
import { readValues } from '@meridian/domain/strategies/read-values';
import { isStrategyName } from '@meridian/domain/strategies/strategy-names';
import { type ResolvedBase, resolveBase } from '@meridian/domain/strategy-settings/resolve-base';
import {
  settingsBase,
  settingsName,
  settingsParameters,
  type SettingsValues,
  type SettingsVersion,
  withParameters,
} from '@meridian/domain/strategy-settings/settings-version';
import type { SettingsRow } from '@meridian/protocol/rest/strategy-settings-schemas';

export type AllSettings = { readonly settings: readonly SettingsRow[]; readonly strategies: readonly SettingsRow[] };

/** Initial values of a new setting. */
export function blankSettings(
  version: SettingsVersion,
  assetClass: AssetClass,
  account: string | null,
): SettingsValues {
  return {
    strategy_destination: version === 'v1' ? '' : 'vwap',
    strategy_name: version === 'v1' ? 'vwap' : '',
    asset_class: version === 'v1' ? null : assetClass,
    owner_account: account,
    owner_alloc_account: null,
    settings: {},
    param_values: {},
    is_lqseek: false,
  };
}

export function valuesOf(row: SettingsValues): SettingsValues {
  const { strategy_destination, strategy_name, asset_class, owner_account, owner_alloc_account } = row;
  const { settings, param_values, is_lqseek } = row;
  const names = { strategy_destination, strategy_name, asset_class, owner_account, owner_alloc_account };
  return { ...names, settings, param_values, is_lqseek };
}

export function withName(version: SettingsVersion, values: SettingsValues, name: string): SettingsValues {
  return version === 'v1' ? { ...values, strategy_destination: name } : { ...values, strategy_name: name };
}

export function withBase(version: SettingsVersion, values: SettingsValues, base: string): SettingsValues {
  const named = version === 'v1' ? { ...values, strategy_name: base } : { ...values, strategy_destination: base };
  return { ...named, is_lqseek: base.startsWith('lqseek') };
}

/** Null restores the inherited value. */
export function withParameter(
  version: SettingsVersion,
  values: SettingsValues,
  key: string,
  value: ParameterValue,
): SettingsValues {
  const { [key]: _before, ...rest } = settingsParameters(version, values);
  return withParameters(version, values, value === null ? rest : { ...rest, [key]: value });
}

/** The underlying algorithm and the inherited values. Null while no base is chosen. */
export function baseOf(version: SettingsVersion, values: SettingsValues, all: AllSettings): ResolvedBase | null {
  const base = settingsBase(version, values);
  if (version === 'v2') return resolveBase(base, values, all);
  return isStrategyName(base) ? { algorithm: base, inherited: {} } : null;
}

export type DraftProblems = {
  readonly name: string | null;
  readonly base: string | null;
  readonly parameters: Readonly<Record<string, string>>;
};

export function draftProblems(
  version: SettingsVersion,
  values: SettingsValues,
  base: ResolvedBase | null,
): DraftProblems {
  const name = settingsName(version, values).trim();
  const own = settingsParameters(version, values);
  const read =
    base === null || !isJsonRecord(own)
      ? []
      : readValues(parametersFor(base.algorithm, values.asset_class), own).problems;
  return {
    name: nameProblem(name),
    base: base === null ? 'Choose what it builds on' : null,
    parameters: Object.fromEntries(read.map(({ key, message }) => [key, message])),
  };
}

function nameProblem(name: string): string | null {
  if (name === '') return 'Enter a name';
  return isStrategyName(name.toLowerCase()) ? 'This is the name of an algorithm' : null;
}

export function hasProblems({ name, base, parameters }: DraftProblems): boolean {
  return name !== null || base !== null || Object.keys(parameters).length > 0;
}
