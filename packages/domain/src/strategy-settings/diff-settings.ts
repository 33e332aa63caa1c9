import { type JsonRecord, ownValue } from '../json-text.ts';
import { formatSigned } from '../number-format.ts';
import { PARAMETERS } from '../strategies/parameter-definition.ts';
import { parameterLabel, parameterText } from './parameter-text.ts';
import {
  ownerText,
  settingsBase,
  settingsName,
  settingsParameters,
  type SettingsValues,
  type SettingsVersion,
} from './settings-version.ts';

/** One line of a comparison, as display text. */
export type SettingsDifference = {
  readonly key: string;
  readonly label: string;
  readonly before: string;
  readonly after: string;
  /** The difference of two numbers. */
  readonly change: string;
  readonly isChanged: boolean;
};

function line(key: string, label: string, before: string, after: string, change = ''): SettingsDifference {
  return { key, label, before, after, change, isChanged: before !== after };
}

/** In the order of the form. Unknown keys come last. */
function parameterKeys(before: JsonRecord, after: JsonRecord): readonly string[] {
  const given = new Set([...Object.keys(before), ...Object.keys(after)]);
  const known = Object.keys(PARAMETERS).filter((key) => given.has(key));
  return [...known, ...[...given].filter((key) => !known.includes(key)).toSorted()];
}

function numberChange(key: string, before: unknown, after: unknown): string {
  if (typeof before !== 'number' || typeof after !== 'number' || before === after) return '';
  const isPercent = Object.entries(PARAMETERS).some(([name, { kind }]) => name === key && kind === 'percent');
  const text = formatSigned(after - before, 6).replace(/\.?0+$/u, '');
  return isPercent ? `${text} pt` : text;
}

/** All lines of two versions, changed or not. A missing side is empty. */
export function diffSettings(
  version: SettingsVersion,
  before: SettingsValues | null,
  after: SettingsValues | null,
): readonly SettingsDifference[] {
  const both = (key: string, label: string, of: (values: SettingsValues) => string) =>
    line(key, label, before === null ? '' : of(before), after === null ? '' : of(after));
  const was = before === null ? {} : settingsParameters(version, before);
  const now = after === null ? {} : settingsParameters(version, after);
  return [
    both('name', 'Name', (values) => settingsName(version, values)),
    both('base', version === 'v1' ? 'Strategy' : 'Builds on', (values) => settingsBase(version, values)),
    both('owner', 'Owner', ownerText),
    ...(version === 'v2' ? [both('asset_class', 'Asset class', ({ asset_class }) => asset_class ?? '')] : []),
    ...parameterKeys(was, now).map((key) =>
      line(
        key,
        parameterLabel(key),
        before === null ? '' : parameterText(key, ownValue(was, key)),
        after === null ? '' : parameterText(key, ownValue(now, key)),
        numberChange(key, ownValue(was, key), ownValue(now, key)),
      ),
    ),
  ];
}

export function changedLines(lines: readonly SettingsDifference[]): readonly SettingsDifference[] {
  return lines.filter(({ isChanged }) => isChanged);
}

/** `Volume cap 10% → 12%, Urgency Low → Medium`, in one line. */
export function changeSummary(lines: readonly SettingsDifference[]): string {
  const changed = changedLines(lines);
  if (changed.length === 0) return 'No change';
  if (changed.length > 2) return changed.map(({ label }) => label).join(', ');
  return changed.map(({ label, before, after }) => `${label} ${before} → ${after}`).join(', ');
}
