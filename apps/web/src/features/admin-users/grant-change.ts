import { changedFields, type GrantField, type GrantValues } from './grant-draft.ts';
import { PERMISSION_TEXTS } from '../../lib/permission-texts.ts';

/** One line of a before and after summary. */
export type GrantChange = {
  readonly field: GrantField;
  readonly label: string;
  readonly before: string;
  readonly after: string;
  /** For account lists: the names added and removed. */
  readonly detail: string | null;
};

export function grantChanges(before: GrantValues, after: GrantValues): readonly GrantChange[] {
  return changedFields(before, after).map((field) => ({
    field,
    label: fieldLabel(field),
    before: valueText(field, before[field]),
    after: valueText(field, after[field]),
    detail: namesDetail(before[field], after[field]),
  }));
}

const OTHER_LABELS: Readonly<Record<string, string>> = {
  accounts: 'Accounts',
  alloc_accounts: 'Allocation accounts',
  is_disabled: 'Account state',
  max_connections: 'Connections allowed',
  trader_id: 'Trader id',
};

/** The label of a field on screen. An unknown field keeps its raw name. */
export function fieldLabel(field: string): string {
  return PERMISSION_TEXTS.find(({ flag }) => flag === field)?.label ?? OTHER_LABELS[field] ?? field;
}

/** Formats a field's value, from this page or from a recorded event. */
export function valueText(field: string, value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? 'none' : `${value.length}`;
  if (field === 'is_disabled') return value === true ? 'Disabled' : 'Enabled';
  if (typeof value === 'boolean') return value ? 'ON' : 'OFF';
  return typeof value === 'number' || typeof value === 'string' ? String(value) : '-';
}

/** `+ FUND-A, FUND-B − FUND-C`; null when a value is not a list. */
export function namesDetail(before: unknown, after: unknown): string | null {
  if (!Array.isArray(before) || !Array.isArray(after)) return null;
  const added = after.filter((name) => !before.includes(name));
  const removed = before.filter((name) => !after.includes(name));
  const parts = [
    added.length === 0 ? '' : `+ ${added.join(', ')}`,
    removed.length === 0 ? '' : `− ${removed.join(', ')}`,
  ];
  return parts.filter(Boolean).join('  ');
}
