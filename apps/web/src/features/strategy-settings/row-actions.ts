import type { SettingsVersion } from '@meridian/domain/strategy-settings/settings-version';
import type { Proposal, SettingsRow } from '@meridian/protocol/rest/strategy-settings-schemas';
import { decideProposal } from '../../api/decide-proposal.ts';
import type { Verdict } from '../../components/proposal-box.tsx';
import { showToast } from '../../components/show-toast.tsx';
import { removeSettings, restoreVersion } from './settings-changes.ts';
import type { SettingsChange } from './use-settings-change.ts';

type RowActionOptions = {
  readonly version: SettingsVersion;
  readonly row: SettingsRow | null;
  readonly proposal: Proposal | null;
  readonly name: string;
  readonly change: SettingsChange['change'];
  readonly done: (kind: 'updated' | 'proposed', proposalId?: number) => void;
  readonly onSelect: (key: string | null) => void;
};

const DONE = { approve: 'Approved', reject: 'Rejected', withdraw: 'Withdrew' } as const;

/** Restore, delete, and the decisions on a proposal. */
export function rowActions({ version, row, proposal, name, change, done, onSelect }: RowActionOptions) {
  const decide = (verdict: Verdict) => {
    if (proposal === null) return;
    change(
      (api) => decideProposal(api, proposal, verdict),
      () => {
        showToast({ tone: 'success', title: `${DONE[verdict.verb]} the change of ${name}` });
        if (row === null) onSelect(null);
      },
    );
  };
  return {
    decide,
    /** Null when this user may not approve anything here. */
    approve: proposal?.may_decide === true ? () => decide({ verb: 'approve', note: '' }) : null,
    restore: (to: number) => {
      if (row === null) return;
      change(
        (api) => restoreVersion(api, version, row, to),
        (saved) => ('proposal' in saved ? done('proposed', saved.proposal.id) : done('updated')),
      );
    },
    remove: (note: string, onDone: () => void) => {
      if (row === null) return;
      change(
        (api) => removeSettings(api, version, row, note),
        ({ message, proposal: waits }) => {
          onDone();
          if (waits !== undefined) {
            done('proposed', waits.id);
            return;
          }
          showToast({ tone: 'success', title: 'Strategy was removed', text: message });
          onSelect(null);
        },
      );
    },
  };
}
