import { type AccountOwned, isAccountVisible } from '@meridian/domain/account-access';
import type { IdentityService } from '@meridian/identity/create-identity';
import type { User } from '@meridian/protocol/rest/identity-schemas';
import type { ConfigurationWriter } from '@meridian/storage/configuration/configuration-store';
import { strategyWriter } from '../strategies/strategy-access.ts';

/** A user with what four eyes ask about. */
export type Person = {
  readonly user: User;
  readonly writer: ConfigurationWriter;
  readonly sees: (account: AccountOwned) => boolean;
};

export type PeopleSource = Pick<IdentityService, 'allAccounts' | 'usersWith'>;

export function personOf(user: User, accounts: readonly AccountOwned[]): Person {
  const sees = (account: AccountOwned) => isAccountVisible(user.data_permissions, account);
  return { user, sees, writer: strategyWriter(user, accounts.filter(sees)) };
}

/** Everybody who may sign in and could decide on something, by name. */
export async function readPeople(identity: PeopleSource): Promise<readonly Person[]> {
  const [accounts, ...holders] = await Promise.all([
    identity.allAccounts(),
    identity.usersWith('are_actions_permitted'),
    identity.usersWith('is_admin'),
    identity.usersWith('surveillance_permit'),
  ]);
  const users = new Map(holders.flat().map((user) => [user.id, user]));
  return Array.from(users.values(), (user) => personOf(user, accounts)).sort((a, b) =>
    a.user.name.localeCompare(b.user.name, 'en'),
  );
}

export function isSameEmail(a: string | null, b: string): boolean {
  return a?.toLowerCase() === b.toLowerCase();
}
