import type { SettingsValues, SettingsVersion } from '@meridian/domain/strategy-settings/settings-version';
import type { GroupProposal, Proposal, SettingsHistory } from '@meridian/protocol/rest/strategy-settings-schemas';
import type { ConfigurationValues } from '@meridian/storage/configuration/configuration-row';
import type { ConfigurationWriter } from '@meridian/storage/configuration/configuration-store';
import type { DeskKind, SettingsKind } from '@meridian/storage/configuration/governed-kinds';
import { isDeskKind } from '@meridian/storage/configuration/governed-rows';
import { type ConfigurationProposal, isAuthor } from '@meridian/storage/configuration/proposals/proposal-row';
import type { ConfigurationVersion } from '@meridian/storage/configuration/read-versions';
import { shownRules } from './group-answers.ts';

export const KIND_OF: Readonly<Record<SettingsVersion, SettingsKind>> = { v1: 'setting', v2: 'strategy' };

/** Both kinds in the common shape of the settings screens. */
export function toSettingsValues({
  name,
  asset_class,
  owner_account,
  owner_alloc_account,
  document,
}: ConfigurationValues<SettingsKind>): SettingsValues {
  const { settings, param_values, is_lqseek } = document;
  const names =
    'strategy_name' in document
      ? { strategy_destination: name, strategy_name: document.strategy_name }
      : { strategy_destination: document.strategy_destination, strategy_name: name };
  return { ...names, asset_class, owner_account, owner_alloc_account, settings, param_values, is_lqseek };
}

export function toHistory(version: ConfigurationVersion<SettingsKind>): SettingsHistory {
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

type Reader = Pick<ConfigurationWriter, 'userId' | 'email' | 'accessTo'>;

/** For the response to a user. Only a user other than the author can decide. */
function shared(proposal: ConfigurationProposal, reader: Reader) {
  const { id, baseVersion, action, note, revision, state } = proposal;
  const isOwn = isAuthor(proposal, reader);
  return {
    id,
    base_version: baseVersion,
    action,
    note,
    revision,
    state,
    proposed_by: proposal.proposed_by_email,
    proposed_ms: proposal.proposed_ms,
    expires_ms: proposal.expires_ms,
    decided_by: proposal.decided_by_email,
    decided_ms: proposal.decided_ms,
    decision_note: proposal.decision_note,
    may_decide: state === 'pending' && !isOwn && reader.accessTo(proposal, null) === 'write',
    is_own: isOwn,
  };
}

export function toProposalAnswer(proposal: ConfigurationProposal<SettingsKind>, reader: Reader): Proposal {
  return {
    ...shared(proposal, reader),
    settings_version: proposal.kind === 'setting' ? 'v1' : 'v2',
    settings_id: proposal.rowId,
    values: toSettingsValues(proposal),
  };
}

export function toGroupProposalAnswer(proposal: ConfigurationProposal<'group'>, reader: Reader): GroupProposal {
  const { name, asset_class, owner_account, owner_alloc_account, document } = proposal;
  if (asset_class === null) throw new Error(`the proposed group ${name} has no asset class`);
  const { type, base, multi_arm_param_values, rules, learning } = document;
  const owned = { name, asset_class, owner_account, owner_alloc_account };
  const values = { ...owned, type, base, multi_arm_param_values, rules: shownRules(rules), learning };
  return { ...shared(proposal, reader), group_id: proposal.rowId, values };
}

export function isGroupProposal(proposal: ConfigurationProposal): proposal is ConfigurationProposal<'group'> {
  return proposal.kind === 'group';
}

export function isSettingsProposal(proposal: ConfigurationProposal): proposal is ConfigurationProposal<SettingsKind> {
  return proposal.kind === 'setting' || proposal.kind === 'strategy';
}

export function isRoutingProposal(proposal: ConfigurationProposal): proposal is ConfigurationProposal<DeskKind> {
  return isDeskKind(proposal.kind);
}
