import type { DataPermissions } from '@meridian/domain/entities/permissions';
import type { User } from '@meridian/protocol/rest/identity-schemas';
import type { ReportSettings } from '@meridian/protocol/rest/tca-schemas';

/** Whose orders may be in a report: the chosen accounts, else all of the owner's. */
export function coveredBy({ acc, alloc_acc }: ReportSettings, owner: User): DataPermissions {
  if (acc.length > 0) return { accounts: acc, alloc_accounts: [] };
  if (alloc_acc.length > 0) return { accounts: [], alloc_accounts: alloc_acc };
  return owner.is_admin ? { accounts: [], alloc_accounts: [] } : owner.data_permissions;
}
