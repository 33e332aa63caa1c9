import type { GroupProposal } from '@meridian/protocol/rest/strategy-settings-schemas';
import type { ConditionalStrategyGroup } from '@meridian/protocol/rest/strategy-schemas';
import { ProposalBox } from '../../components/proposal-box.tsx';
import { groupLines } from './group-diff.ts';
import proposalsCss from './group-proposals.module.css';
import { useDecideGroup } from './use-group-proposals.ts';

type GroupProposalsProps = {
  readonly proposals: readonly GroupProposal[];
  readonly groups: readonly ConditionalStrategyGroup[];
};

/** Changes of groups that wait for a second person, each with its differences. */
export function GroupProposals({ proposals, groups }: GroupProposalsProps) {
  if (proposals.length === 0) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by key
    <section className={proposalsCss.list} aria-label="Awaiting approval" tabIndex={0}>
      {proposals.map((proposal) => (
        <PendingGroup
          key={`${proposal.id} ${proposal.revision}`}
          proposal={proposal}
          group={groups.find(({ id }) => id === proposal.group_id) ?? null}
        />
      ))}
    </section>
  );
}

type PendingGroupProps = { readonly proposal: GroupProposal; readonly group: ConditionalStrategyGroup | null };

function PendingGroup({ proposal, group }: PendingGroupProps) {
  const decide = useDecideGroup(proposal);
  const before = group === null ? null : { ...group, learning: undefined };
  const lines = groupLines(before, proposal.values);
  // A reset of what was learnt changes nothing else.
  const isReset = proposal.action === 'save' && group !== null && !lines.some(({ isChanged }) => isChanged);
  return (
    <ProposalBox
      title={`Change of ${proposal.values.name}`}
      proposal={proposal}
      lines={isReset ? [...lines, RESET] : lines}
      isBusy={decide.isPending}
      problem={decide.error?.message ?? null}
      onDecide={(verdict) => decide.mutate(verdict)}
    />
  );
}

const RESET = { key: 'learning', label: 'Learning', cells: ['kept', 'reset'], isChanged: true };
