import { type FieldChange, fieldChanges } from '@meridian/domain/field-changes';
import type { PermissionFlag } from '@meridian/domain/entities/permissions';
import { traderIdOf } from '@meridian/domain/trader-id';
import type { PermissionSet } from '@meridian/protocol/rest/identity-schemas';
import { toPermissions, type UserRow } from '../users/user-row.ts';

/** The fields that an administrator may change, flat, as stored in events. */
export type ChangeableFields = Readonly<Record<PermissionFlag, boolean>> & {
  readonly accounts: readonly string[];
  readonly alloc_accounts: readonly string[];
  readonly is_disabled: boolean;
  readonly max_connections: number;
  readonly trader_id: string;
};

export function changeableFields(
  permissions: PermissionSet,
  rest: Pick<ChangeableFields, 'is_disabled' | 'max_connections' | 'trader_id'>,
): ChangeableFields {
  const { data_permissions, ...flags } = permissions;
  return {
    ...flags,
    accounts: sortedNames(data_permissions.accounts),
    alloc_accounts: sortedNames(data_permissions.alloc_accounts),
    is_disabled: rest.is_disabled,
    max_connections: rest.max_connections,
    trader_id: rest.trader_id,
  };
}

export function currentFields(row: UserRow): ChangeableFields {
  return changeableFields(toPermissions(row), { ...row, trader_id: traderIdOf(row) });
}

/** Only the fields that differ. */
export function changesBetween(before: ChangeableFields, after: ChangeableFields): Record<string, FieldChange> {
  return fieldChanges(before, after);
}

function sortedNames(names: readonly string[]): string[] {
  return [...new Set(names)].sort((one, other) => one.localeCompare(other));
}
