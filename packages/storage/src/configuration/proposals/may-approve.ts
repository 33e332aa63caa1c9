import type { AccountOwned } from '@meridian/domain/account-access';
import type { ConfigurationWriter } from '../configuration-store.ts';
import { isDeskKind } from '../governed-rows.ts';
import { type ConfigurationProposal, isAuthor } from './proposal-row.ts';

type Asked = Pick<
  ConfigurationProposal,
  'kind' | 'owner_account' | 'owner_alloc_account' | 'proposedBy' | 'proposed_by_email'
>;

/** Who may decide on a change: another person who may write for its owner or, for routing, for each guarded account. */
export function mayApprove(
  proposal: Asked,
  guarded: readonly AccountOwned[],
  writer: Pick<ConfigurationWriter, 'userId' | 'email' | 'accessTo'>,
): boolean {
  if (isAuthor(proposal, writer)) return false;
  const { kind, ...owned } = proposal;
  if (!isDeskKind(kind)) return writer.accessTo(owned, null) === 'write';
  return guarded.every(
    ({ account, alloc_account }) =>
      writer.accessTo({ owner_account: account, owner_alloc_account: alloc_account }, null) === 'write',
  );
}
