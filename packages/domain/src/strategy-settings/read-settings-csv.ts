import { type AssetClass, isAssetClass } from '../asset-class.ts';
import { parseCsv } from '../csv.ts';
import { type ParameterDefinition, PARAMETERS } from '../strategies/parameter-definition.ts';
import { PARAMETER_CATALOGUE } from '../strategies/parameter-catalogue.ts';
import { readValues } from '../strategies/read-values.ts';
import type { Owned } from '../entities/strategy-settings.ts';
import { isStrategyName, type StrategyName } from '../strategies/strategy-names.ts';
import { isNamed, ownerText, type SettingsValues } from './settings-version.ts';

/** Maximum number of rows in one batch. */
export const MAX_SETTINGS_ROWS = 200;

const NAMES = ['strategy_name', 'strategy_destination', 'asset_class', 'owner_account', 'owner_alloc_account'] as const;
const REQUIRED = ['strategy_name', 'strategy_destination'] as const;

/** The header line of a file. */
export const SETTINGS_COLUMNS: readonly string[] = [...NAMES, ...Object.keys(PARAMETERS)];

export type SettingsLine = {
  /** The line number in the file, starting at 1. */
  readonly line: number;
  readonly values: SettingsValues & { readonly asset_class: AssetClass };
  /** Why it cannot be inserted. Empty when it can. */
  readonly problems: readonly string[];
};

export type SettingsFile =
  | { readonly kind: 'lines'; readonly lines: readonly SettingsLine[] }
  | { readonly kind: 'unreadable'; readonly message: string };

export type SettingsFileContext = {
  readonly assetClass: AssetClass;
  /** The algorithm of a base that this owner may use. Null for an unknown base. */
  readonly algorithmOf: (values: SettingsValues) => StrategyName | null;
  /** Whether there is such an owner. */
  readonly isKnownOwner: (owner: Owned) => boolean;
};

/** Reads strategies from a file, each line with its problems. Nothing is guessed. */
export function readSettingsCsv(text: string, context: SettingsFileContext): SettingsFile {
  const parsed = parseCsv(text, MAX_SETTINGS_ROWS + 1);
  if (parsed.kind === 'open-quote') return unreadable(`Line ${parsed.line} opens a quote that never closes.`);
  if (parsed.kind === 'too-many-rows') return unreadable(`A file has up to ${MAX_SETTINGS_ROWS} strategies.`);
  const [first = [], ...rows] = parsed.rows;
  const columns = first.map((name) => name.trim().toLowerCase());
  const unknown = columns.filter((name) => !SETTINGS_COLUMNS.includes(name));
  if (unknown.length > 0)
    return unreadable(`Unknown column: ${unknown.join(', ')}. Use ${SETTINGS_COLUMNS.join(', ')}.`);
  const missing = REQUIRED.filter((name) => !columns.includes(name));
  if (missing.length > 0) return unreadable(`The first line must name ${missing.join(' and ')}.`);
  if (new Set(columns).size < columns.length) return unreadable('The first line names a column twice.');
  const lines = rows
    .map((cells, index) => ({ cells, line: index + 2 }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
    .map(({ cells, line }) =>
      readLine(line, new Map(columns.map((name, at) => [name, cells[at]?.trim() ?? ''])), context),
    );
  if (lines.length === 0) return unreadable('The file has no strategies.');
  return { kind: 'lines', lines: lines.map((line, index) => withDuplicate(line, lines.slice(0, index))) };
}

function unreadable(message: string): SettingsFile {
  return { kind: 'unreadable', message };
}

function readLine(line: number, cells: ReadonlyMap<string, string>, context: SettingsFileContext): SettingsLine {
  const cell = (name: string) => cells.get(name) ?? '';
  const given = cell('asset_class').toUpperCase();
  const asset_class = isAssetClass(given) ? given : context.assetClass;
  const param_values: Record<string, string | number | boolean> = {};
  const problems: string[] = [];
  for (const definition of Object.values<ParameterDefinition>(PARAMETERS)) {
    const text = cell(definition.key);
    if (text !== '') param_values[definition.key] = typedValue(definition, text);
  }
  const values = {
    strategy_name: cell('strategy_name'),
    strategy_destination: cell('strategy_destination'),
    asset_class,
    owner_account: cell('owner_account') || null,
    owner_alloc_account: cell('owner_alloc_account') || null,
    settings: {},
    param_values,
    is_lqseek: cell('strategy_destination').toLowerCase().startsWith('lqseek'),
  };
  const algorithm = context.algorithmOf(values);
  if (given !== '' && !isAssetClass(given)) problems.push(`“${given}” is not an asset class`);
  if (values.strategy_name === '') problems.push('Enter a name');
  else if (isStrategyName(values.strategy_name.toLowerCase())) problems.push('The name is that of an algorithm');
  if (values.strategy_destination === '') problems.push('Enter what it builds on');
  else if (algorithm === null) problems.push(`“${values.strategy_destination}” is not there for this owner`);
  if (!context.isKnownOwner(values)) problems.push(`There is no account ${ownerText(values)}`);
  if (algorithm !== null) {
    const read = readValues(PARAMETER_CATALOGUE[algorithm].parameters, param_values);
    problems.push(...read.problems.map(({ message }) => message));
  }
  return { line, values, problems };
}

function typedValue({ kind }: ParameterDefinition, text: string): string | number | boolean {
  if (kind === 'flag')
    return /^(?:true|yes|on|1)$/i.test(text) ? true : /^(?:false|no|off|0)$/i.test(text) ? false : text;
  if (kind === 'start-time' || kind === 'end-time') return text;
  if (kind === 'choice') return text.toLowerCase();
  const number = Number(text.replaceAll(',', '').replace(/%$/, ''));
  return Number.isFinite(number) ? number : text;
}

function withDuplicate(line: SettingsLine, before: readonly SettingsLine[]): SettingsLine {
  const { values } = line;
  const twin = before.find(
    (other) =>
      isNamed(other.values.strategy_name, values.strategy_name) &&
      other.values.asset_class === values.asset_class &&
      other.values.owner_account === values.owner_account &&
      other.values.owner_alloc_account === values.owner_alloc_account,
  );
  if (twin === undefined) return line;
  return { ...line, problems: [...line.problems, `Line ${twin.line} has the same name`] };
}
