import type { GuardedAccount } from '@meridian/domain/four-eyes/accounts-reached';
import { diffSettings } from '@meridian/domain/strategy-settings/diff-settings';
import type { ConfigurationStore } from '@meridian/storage/configuration/configuration-store';
import { mayApprove } from '@meridian/storage/configuration/proposals/may-approve';
import { type ConfigurationProposal, isAuthor } from '@meridian/storage/configuration/proposals/proposal-row';
import { routingChangeText } from '../routing/proposed-routing.ts';
import { isRoutingProposal, isSettingsProposal, toSettingsValues } from '../strategies/settings-rows.ts';
import type { Request } from './request.ts';

const SOON_MS = 2 * 3_600_000;

/** Changes of settings, strategies, groups and routing; what was proposed together is one request. */
export function proposalRequests(
  proposals: readonly ConfigurationProposal[],
  guarded: readonly GuardedAccount[],
  store: Pick<ConfigurationStore, 'version'>,
): readonly Request[] {
  const together = Map.groupBy(proposals, ({ id, batchId }) => batchId ?? id);
  return Array.from(together.values(), (all): Request => {
    const [proposal] = all;
    if (proposal === undefined) throw new Error('a request has at least one proposal');
    const { id, revision, note, state } = proposal;
    return {
      key: `proposal:${id}`,
      kind: isRoutingProposal(proposal) ? 'routing' : proposal.kind === 'group' ? 'group' : settingKind(proposal),
      id,
      revision,
      title: titleOf(proposal, all.length),
      account: proposal.owner_alloc_account ?? proposal.owner_account,
      note,
      asked_by: proposal.proposed_by_email,
      asked_ms: proposal.proposed_ms,
      expires_ms: proposal.expires_ms,
      state,
      decided_by: proposal.decided_by_email,
      decided_ms: proposal.decided_ms,
      decision_note: proposal.decision_note,
      path: pathOf(proposal),
      isBy: ({ writer }) => isAuthor(proposal, writer),
      mayDecide: ({ writer, user }) => user.are_actions_permitted && mayApprove(proposal, guarded, writer),
      change: () => changeText(all, store),
      soonMs: SOON_MS,
    };
  });
}

function settingKind({ kind }: ConfigurationProposal): 'setting' | 'strategy' {
  return kind === 'setting' ? 'setting' : 'strategy';
}

const PLACES = { destination: 'Destination', venue: 'Venue', penalty: 'Penalty of' } as const;

function titleOf({ kind, name }: ConfigurationProposal, count: number): string {
  if (kind === 'venue_configuration') return count > 1 ? `Order of ${count} venues` : `Way to ${name}`;
  if (kind === 'destination' || kind === 'venue' || kind === 'penalty') return `${PLACES[kind]} ${name}`;
  const word = { setting: 'Strategy setting', strategy: 'Strategy', group: 'Strategy group' }[kind];
  return `${word} “${name}”`;
}

function pathOf({ kind, rowId, asset_class }: ConfigurationProposal): string {
  const asset = asset_class === null ? '' : `asset=${asset_class}&`;
  const row = rowId === null ? '' : `id=${rowId}`;
  switch (kind) {
    case 'setting':
      return `/strategies/settings?${row}`;
    case 'strategy':
      return `/strategies/settings-v2?${asset}${row}`;
    case 'group':
      return `/strategies/groups?${asset}${row}`;
    case 'destination':
      return '/configuration/destinations';
    case 'penalty':
      return '/configuration/penalty-list';
    case 'venue':
    case 'venue_configuration':
      return '/configuration/venues';
    default:
      return kind satisfies never;
  }
}

/** A reader wants the first difference and how many more there are. */
async function changeText(
  all: readonly ConfigurationProposal[],
  store: Pick<ConfigurationStore, 'version'>,
): Promise<string> {
  const [proposal] = all;
  if (proposal === undefined) return '';
  if (isRoutingProposal(proposal)) return all.filter(isRoutingProposal).map(routingChangeText).join(' · ');
  if (proposal.action === 'remove') return 'Removes it';
  const { rowId, baseVersion } = proposal;
  if (rowId === null || baseVersion === null) return 'New';
  if (!isSettingsProposal(proposal)) return groupText(proposal);
  const base = await store.version(proposal.kind, rowId, baseVersion);
  if (base === null) return 'Changes it';
  const version = proposal.kind === 'setting' ? 'v1' : 'v2';
  const changed = diffSettings(version, toSettingsValues(base), toSettingsValues(proposal)).filter(
    ({ isChanged }) => isChanged,
  );
  const shown = changed.slice(0, 2).map(({ label, before, after }) => `${label} ${before} → ${after}`);
  const more = changed.length > 2 ? [`${changed.length - 2} more`] : [];
  return [...shown, ...more].join(', ') || 'Saves it again';
}

function groupText({ document }: ConfigurationProposal): string {
  const rules = 'rules' in document && Array.isArray(document.rules) ? document.rules.length : 0;
  return rules === 0 ? 'Changes the group' : `Changes the group: ${rules} ${rules === 1 ? 'rule' : 'rules'}`;
}
