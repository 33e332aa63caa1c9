import type { DataPermissions } from '@meridian/domain/entities/permissions';
import type { Account } from '@meridian/domain/entities/auth-state';
import { isSurveillanceType } from '@meridian/domain/reports/report-permissions';
import type { User } from '@meridian/protocol/rest/identity-schemas';
import type { ReportSettings } from '@meridian/protocol/rest/tca-schemas';

export function isSurveillance({ report_type }: Pick<ReportSettings, 'report_type'>): boolean {
  return isSurveillanceType(report_type);
}

type Reader = Pick<User, 'id' | 'is_admin' | 'surveillance_permit'>;

/** A schedule or run belongs to its owner. Administrators see all. Those of surveillance need the permit besides. */
export function maySeeSchedule(
  user: Reader,
  { owner_id, settings }: { owner_id: number | null; settings: Pick<ReportSettings, 'report_type'> },
): boolean {
  return (user.is_admin || owner_id === user.id) && (user.surveillance_permit || !isSurveillance(settings));
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
