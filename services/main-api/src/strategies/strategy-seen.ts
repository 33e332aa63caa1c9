import type { Owned } from '@meridian/domain/entities/strategy-settings';
import { isAvailableTo } from '@meridian/domain/strategy-scope';
import type { IdentityService } from '@meridian/identity/create-identity';
import type { DeskPort } from '@meridian/protocol/ports/desk';
import type { User } from '@meridian/protocol/rest/identity-schemas';
import type { ConfigurationRow } from '@meridian/storage/configuration/configuration-row';
import type { ConfigurationStore, ConfigurationWriter } from '@meridian/storage/configuration/configuration-store';
import type { SettingsKind } from '@meridian/storage/configuration/governed-kinds';
import { strategyWriter } from './strategy-access.ts';

export type StrategyRoutesOptions = {
  readonly identity: Pick<IdentityService, 'accountsOf'>;
  readonly store: ConfigurationStore;
  readonly desk: Pick<DeskPort, 'liveStrategies'>;
};

export async function writerOf({ identity }: StrategyRoutesOptions, user: User): Promise<ConfigurationWriter> {
  return strategyWriter(user, await identity.accountsOf(user));
}

export type AccountQuery = { readonly account?: string; readonly alloc_account?: string };

/** Whether it belongs to the requested account. True for all when none was requested. */
export function isAsked(owned: Owned, { account, alloc_account }: AccountQuery): boolean {
  return isAvailableTo(owned, {
    account: account ?? owned.owner_account ?? '',
    alloc_account: alloc_account ?? owned.owner_alloc_account ?? '',
  });
}

export type SeenRow<Kind extends SettingsKind> = {
  readonly row: ConfigurationRow<Kind>;
  readonly level: 'read' | 'write' | 'owner';
};

/** The rows of a kind that a user may see, with what the user may do to each. */
export async function seenRows<Kind extends SettingsKind>(
  options: StrategyRoutesOptions,
  kind: Kind,
  user: User,
): Promise<readonly SeenRow<Kind>[]> {
  const { accessTo } = await writerOf(options, user);
  const all = await options.store.list(kind);
  return all.flatMap((row) => {
    const access = accessTo(row, row.createdBy);
    if (access === 'none') return [];
    const level = access === 'write' && row.createdBy === user.id ? 'owner' : access;
    return [{ row, level }];
  });
}
