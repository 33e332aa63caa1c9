import { PERMISSION_FLAGS, type PermissionFlag } from '@meridian/domain/entities/permissions';
import type { AdminUser, updateUser } from '@meridian/protocol/rest/admin-calls';
import type { CallBody } from '@meridian/protocol/rest/rest-call';

/** The values of a user that an administrator may change, flat, so that they can be compared field by field. */
export type GrantValues = Readonly<Record<PermissionFlag, boolean>> & {
  readonly accounts: readonly string[];
  readonly alloc_accounts: readonly string[];
  readonly is_disabled: boolean;
  readonly max_connections: number;
  readonly trader_id: string;
};

export type GrantField = keyof GrantValues;

export const GRANT_FIELDS: readonly GrantField[] = [
  ...PERMISSION_FLAGS,
  'accounts',
  'alloc_accounts',
  'is_disabled',
  'max_connections',
  'trader_id',
];

export function grantValues(user: AdminUser): GrantValues {
  const { data_permissions, is_disabled, max_connections, trader_id } = user;
  return {
    is_admin: user.is_admin,
    are_actions_permitted: user.are_actions_permitted,
    dashboard_permit: user.dashboard_permit,
    log_permit: user.log_permit,
    python_permit: user.python_permit,
    market_impact_permit: user.market_impact_permit,
    market_data_permit: user.market_data_permit,
    surveillance_permit: user.surveillance_permit,
    accounts: sorted(data_permissions.accounts),
    alloc_accounts: sorted(data_permissions.alloc_accounts),
    is_disabled,
    max_connections,
    trader_id,
  };
}

export function changedFields(before: GrantValues, after: GrantValues): readonly GrantField[] {
  return GRANT_FIELDS.filter((field) => !isSame(before[field], after[field]));
}

/**
 * Applies my edits of `before` to a colleague's newer values: untouched fields stay theirs, accounts I added or removed
 * follow my edit.
 */
export function rebased(before: GrantValues, mine: GrantValues, theirs: GrantValues): GrantValues {
  const touched = new Set(changedFields(before, mine));
  const pick = <Field extends GrantField>(field: Field): GrantValues[Field] =>
    (touched.has(field) ? mine : theirs)[field];
  return {
    is_admin: pick('is_admin'),
    are_actions_permitted: pick('are_actions_permitted'),
    dashboard_permit: pick('dashboard_permit'),
    log_permit: pick('log_permit'),
    python_permit: pick('python_permit'),
    market_impact_permit: pick('market_impact_permit'),
    market_data_permit: pick('market_data_permit'),
    surveillance_permit: pick('surveillance_permit'),
    accounts: mergedNames(before.accounts, mine.accounts, theirs.accounts),
    alloc_accounts: mergedNames(before.alloc_accounts, mine.alloc_accounts, theirs.alloc_accounts),
    is_disabled: pick('is_disabled'),
    max_connections: pick('max_connections'),
    trader_id: pick('trader_id'),
  };
}

function mergedNames(before: readonly string[], mine: readonly string[], theirs: readonly string[]): readonly string[] {
  const added = mine.filter((name) => !before.includes(name));
  const kept = theirs.filter((name) => mine.includes(name) || !before.includes(name));
  return sorted([...kept, ...added]);
}

type UpdateBody = CallBody<typeof updateUser>;

export function updateBody(values: GrantValues, version: number, reason: string): UpdateBody {
  const { accounts, alloc_accounts, is_disabled, max_connections, trader_id, ...flags } = values;
  return {
    version,
    permissions: { ...flags, data_permissions: { accounts: [...accounts], alloc_accounts: [...alloc_accounts] } },
    is_disabled,
    max_connections,
    trader_id,
    reason: reason.trim(),
  };
}

export function sorted(names: Iterable<string>): string[] {
  return [...new Set(names)].sort((one, other) => one.localeCompare(other));
}

function isSame(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  return one.length === other.length && one.every((name) => other.includes(name));
}
