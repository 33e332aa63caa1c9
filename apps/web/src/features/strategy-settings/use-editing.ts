import { showToast } from '../../components/show-toast.tsx';
import { useApi } from '../../api/api-context.tsx';
import { requestedMessage } from '../../api/waiting-query.ts';
import { settingsName, type SettingsValues } from '@meridian/domain/strategy-settings/settings-version';
import { matches } from '@meridian/protocol/matches';
import { CustomStrategySchema, StoredSettingSchema } from '@meridian/protocol/rest/strategy-schemas';
import { CallFailed } from '../../api/call-failed.ts';
import { amendSettings, saveSettings } from './settings-changes.ts';
import type { SettingsDeskProps } from './settings-desk-props.ts';
import { rowActions } from './row-actions.ts';
import { sayResult, useSettingsChange } from './use-settings-change.ts';
import { useSettingsDraft } from './use-settings-draft.ts';

type Theirs = SettingsValues & { readonly id: number; readonly version: number };

/** The user's actions on one setting, with their results. */
export function useEditing({ version, entry, first, all, onSelect }: SettingsDeskProps) {
  const row = entry?.row ?? null;
  const proposal = entry?.proposal ?? null;
  const draft = useSettingsDraft({ version, entry, first, all });
  const changing = useSettingsChange();
  const conflict = changing.error === null ? null : theirs(changing.error);
  const name = settingsName(version, draft.values).trim();
  const api = useApi();
  const done = (kind: 'created' | 'updated' | 'proposed', proposalId: number | null = null) => {
    draft.discard();
    if (kind === 'proposed' && proposalId !== null)
      void requestedMessage(api, `proposal:${proposalId}`).then(showToast);
    else sayResult({ kind, name });
  };
  const save = () => {
    const { values, note, from } = draft;
    if (proposal !== null) {
      changing.change(
        (client) => amendSettings(client, proposal.id, values, note),
        () => done('proposed', proposal.id),
      );
      return;
    }
    changing.change(
      (client) => saveSettings(client, { version, values, note, from }),
      (saved) => {
        if (saved.kind === 'proposed') done('proposed', saved.proposal.id);
        else done(from === null ? 'created' : 'updated');
        if (from === null) onSelect(saved.kind === 'proposed' ? `p${saved.proposal.id}` : String(saved.id));
      },
    );
  };
  return {
    ...rowActions({ version, row, proposal, name, change: changing.change, done, onSelect }),
    draft,
    name,
    row,
    proposal,
    conflict,
    isBusy: changing.isBusy,
    problem: changing.error?.message ?? null,
    isReadOnly: isReadOnly(row, proposal),
    saveLabel: saveLabel(draft.changes.length, row, proposal !== null),
    save,
    discard: () => {
      draft.discard();
      changing.reset();
      if (entry === null) onSelect(null);
    },
    keepMine: () => {
      if (conflict !== null && row !== null) draft.rebase({ ...row, ...conflict });
      changing.reset();
    },
  };
}

export type Editing = ReturnType<typeof useEditing>;

type Row = NonNullable<SettingsDeskProps['entry']>['row'];
type Pending = NonNullable<SettingsDeskProps['entry']>['proposal'];

/** Only its author can edit a pending proposal. */
function isReadOnly(row: Row, proposal: Pending): boolean {
  if (proposal !== null) return !proposal.is_own || proposal.action === 'remove';
  return row?.permission_level === 'read';
}

function saveLabel(count: number, row: Row, isAmending: boolean): string {
  if (isAmending) return 'Amend proposal';
  if (row === null) return 'Save new settings';
  return `${row.needs_approval ? 'Propose' : 'Save'} ${count === 1 ? '1 change' : `${count} changes`}`;
}

/** What somebody else saved meanwhile, as the conflict error reports it. */
function theirs(error: Error): Theirs | null {
  const problem = error instanceof CallFailed && error.failure.kind === 'problem' ? error.failure.problem : null;
  if (problem?.code !== 'changed-meanwhile') return null;
  const { current } = problem;
  if (matches(CustomStrategySchema, current)) return current;
  return matches(StoredSettingSchema, current) ? { ...current, asset_class: null } : null;
}
