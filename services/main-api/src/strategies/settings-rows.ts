import type { SettingsValues, SettingsVersion } from '@meridian/domain/strategy-settings/settings-version';
import type { Proposal, SettingsHistory } from '@meridian/protocol/rest/strategy-settings-schemas';
import type { ConfigurationValues } from '@meridian/storage/configuration/configuration-row';
import type { ConfigurationWriter } from '@meridian/storage/configuration/configuration-store';
import type { ConfigurationProposal, GovernedKind } from '@meridian/storage/configuration/proposals/proposal-row';
import type { ConfigurationVersion } from '@meridian/storage/configuration/read-versions';

export const KIND_OF: Readonly<Record<SettingsVersion, GovernedKind>> = { v1: 'setting', v2: 'strategy' };

/** Both kinds in the common shape of the settings screens. */
export function toSettingsValues({
  name,
  asset_class,
  owner_account,
  owner_alloc_account,
  document,
}: ConfigurationValues<GovernedKind>): SettingsValues {
  const { settings, param_values, is_lqseek } = document;
  const names =
    'strategy_name' in document
      ? { strategy_destination: name, strategy_name: document.strategy_name }
      : { strategy_destination: document.strategy_destination, strategy_name: name };
  return { ...names, asset_class, owner_account, owner_alloc_account, settings, param_values, is_lqseek };
}

export function toHistory(version: ConfigurationVersion<GovernedKind>): SettingsHistory {
  const { action, note, saved_by_email, saved_ms, approved_by_email } = version;
  return {
    ...toSettingsValues(version),
    version: version.version,
    action,
    note,
    saved_by: saved_by_email,
    saved_ms,
    approved_by: approved_by_email,
  };
}

/** For the response to a user. Only a user other than the author can decide. */
export function toProposalAnswer(
  proposal: ConfigurationProposal,
  { userId, accessTo }: Pick<ConfigurationWriter, 'userId' | 'accessTo'>,
): Proposal {
  const { id, kind, rowId, baseVersion, action, note, revision, state, proposedBy } = proposal;
  const isOwn = proposedBy === userId;
  return {
    id,
    settings_version: kind === 'setting' ? 'v1' : 'v2',
    settings_id: rowId,
    base_version: baseVersion,
    action,
    values: toSettingsValues(proposal),
    note,
    revision,
    state,
    proposed_by: proposal.proposed_by_email,
    proposed_ms: proposal.proposed_ms,
    expires_ms: proposal.expires_ms,
    decided_by: proposal.decided_by_email,
    decided_ms: proposal.decided_ms,
    decision_note: proposal.decision_note,
    may_decide: state === 'pending' && !isOwn && accessTo(proposal, null) === 'write',
    is_own: isOwn,
  };
}
