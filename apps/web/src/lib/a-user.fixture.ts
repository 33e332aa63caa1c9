import type { SignedInUser } from '@meridian/domain/entities/auth-state';
import { NO_PERMISSIONS } from '@meridian/domain/entities/permissions';

/** A user for tests, by default without permissions. */
export function aUser(
  changed: Partial<SignedInUser> = {},
): SignedInUser & { data_permissions: { accounts: string[]; alloc_accounts: string[] } } {
  return {
    id: 7,
    email_id: 'r.okafor@desk.example',
    name: 'Rosa Okafor',
    short_name: 'ROK',
    trader_id: 'ROK',
    organisation: 'Desk',
    ...NO_PERMISSIONS,
    ...changed,
    data_permissions: {
      accounts: [...(changed.data_permissions?.accounts ?? [])],
      alloc_accounts: [...(changed.data_permissions?.alloc_accounts ?? [])],
    },
  };
}
