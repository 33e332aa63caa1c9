import type { DataPermissions } from '@meridian/domain/entities/permissions';
import type { Account } from '@meridian/domain/entities/auth-state';
import type { User } from '@meridian/protocol/rest/identity-schemas';
import type { ReportSettings } from '@meridian/protocol/rest/tca-schemas';

const SURVEILLANCE_TYPES: ReadonlySet<string> = new Set(['Wash trade', 'Market manipulation']);

export function isSurveillance({ report_type }: Pick<ReportSettings, 'report_type'>): boolean {
  return SURVEILLANCE_TYPES.has(report_type ?? '');
}

/** Surveillance has a permit of its own. */
export const NO_SURVEILLANCE = 'Surveillance reports need the surveillance permit.';

export function mayReport(user: Pick<User, 'surveillance_permit'>, settings: Pick<ReportSettings, 'report_type'>) {
  return user.surveillance_permit || !isSurveillance(settings);
}

/** A schedule belongs to its owner. Administrators see all. */
export function maySeeSchedule(
  user: Pick<User, 'id' | 'is_admin'>,
  { owner_id }: { owner_id: number | null },
): boolean {
  return user.is_admin || owner_id === user.id;
}

/** The accounts of a report. Null means every account. */
export type ReportScope = DataPermissions | null;

export function scopeOf(user: Pick<User, 'is_admin' | 'data_permissions'>): ReportScope {
  return user.is_admin ? null : user.data_permissions;
}

/** Whether a user may see everything in a report. An empty scope covers every account. */
export function maySeeAll(user: Pick<User, 'is_admin' | 'data_permissions'>, covered: DataPermissions): boolean {
  if (user.is_admin) return true;
  const { accounts, alloc_accounts } = user.data_permissions;
  if (covered.accounts.length === 0 && covered.alloc_accounts.length === 0) return false;
  return (
    covered.accounts.every((account) => accounts.includes(account)) &&
    covered.alloc_accounts.every((account) => alloc_accounts.includes(account))
  );
}

/** The chosen accounts that a user may not see or that do not exist. */
export function foreignAccounts(settings: ReportSettings, visible: readonly Account[]): readonly string[] {
  const accounts = new Set(visible.map(({ account }) => account));
  const allocs = new Set(visible.map(({ alloc_account }) => alloc_account));
  return [
    ...settings.acc.filter((account) => !accounts.has(account)),
    ...settings.alloc_acc.filter((account) => !allocs.has(account)),
  ];
}
