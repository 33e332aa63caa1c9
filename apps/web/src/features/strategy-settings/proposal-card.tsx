import type { SettingsDifference } from '@meridian/domain/strategy-settings/diff-settings';
import type { Proposal } from '@meridian/protocol/rest/strategy-settings-schemas';
import { ProposalBox, type Verdict } from '../../components/proposal-box.tsx';
import { toDiffLines } from './change-card.tsx';
import { ComparedFigures } from './compared-figures.tsx';
import { useFigures } from './use-figures.ts';

type ProposalCardProps = {
  readonly proposal: Proposal;
  readonly lines: readonly SettingsDifference[];
  readonly isBusy: boolean;
  readonly problem: string | null;
  readonly onDecide: (verdict: Verdict) => void;
};

/** A proposed change of a setting, with what past orders would have cost under it. */
export function ProposalCard({ proposal, lines, ...rest }: ProposalCardProps) {
  const { action, settings_id, base_version } = proposal;
  const isCompared = action !== 'remove' && settings_id !== null && base_version !== null;
  return (
    <ProposalBox proposal={proposal} lines={toDiffLines(lines)} {...rest}>
      {isCompared ? <ProposedFigures id={settings_id} proposal={proposal} /> : null}
    </ProposalBox>
  );
}

type ProposedFiguresProps = { readonly id: number; readonly proposal: Proposal };

function ProposedFigures({ id, proposal }: ProposedFiguresProps) {
  const compared = { proposal: proposal.id };
  const { data, error } = useFigures({ version: proposal.settings_version, id, at: proposal.revision, compared });
  return <ComparedFigures figures={data} error={error} />;
}
