import type { RoutingProposal } from '@meridian/protocol/rest/strategy-settings-schemas';
import type { ConfigurationDocuments } from '@meridian/storage/configuration/configuration-documents';
import type { DeskKind } from '@meridian/storage/configuration/governed-kinds';
import { type ConfigurationProposal, isAuthor } from '@meridian/storage/configuration/proposals/proposal-row';
import type { Submitted } from '@meridian/storage/configuration/proposals/submit-change';

type Reader = { readonly userId: number; readonly email: string };

/** The answer to a change that waits. Null when it holds already. */
export function proposedAnswer(done: readonly Submitted<DeskKind>[], reader: Reader) {
  const waiting = done.flatMap((each) => (each.kind === 'proposed' ? [each.proposal] : []));
  const [first] = waiting;
  if (first === undefined) return null;
  return {
    kind: 'good' as const,
    body: { proposal: toRoutingProposal(first, { reader, mayDecide: false, all: waiting }) },
  };
}

/** A change is held or kept, and nothing between. */
export function orBroken<Answer>(answer: Answer | null): Answer {
  if (answer === null) throw new Error('a change of routing was neither saved nor proposed');
  return answer;
}

type Shown = {
  readonly reader: Reader;
  readonly mayDecide: boolean;
  /** With what is decided together with it. */
  readonly all: readonly ConfigurationProposal<DeskKind>[];
};

export function toRoutingProposal(
  proposal: ConfigurationProposal<DeskKind>,
  { reader, mayDecide, all }: Shown,
): RoutingProposal {
  const { id, kind, name, baseVersion, action, note, revision, state } = proposal;
  return {
    id,
    kind,
    name,
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
    may_decide: mayDecide,
    is_own: isAuthor(proposal, reader),
    changes: all.map(routingChangeText),
  };
}

/** One line: what would be, in the words of the routing screens. */
export function routingChangeText({ kind, name, action, document }: ConfigurationProposal<DeskKind>): string {
  switch (kind) {
    case 'penalty':
      return action === 'remove' ? `Takes ${name} off the penalty list` : `Changes the penalty of ${name}`;
    case 'destination':
    case 'venue':
      return `Enables ${name}`;
    case 'venue_configuration':
      return action === 'remove' ? `Removes the way to ${name}` : wayText(name, document);
    default:
      return kind satisfies never;
  }
}

function wayText(name: string, document: ConfigurationDocuments[DeskKind]): string {
  if (!('venue' in document)) return `Changes the way to ${name}`;
  const { venue, exec_broker, priority, defaultDestinations, venueOverrides } = document;
  const override = venueOverrides[0] === undefined ? '' : `, ${venueOverrides[0].destination} first`;
  return `${venue} by ${exec_broker}: priority ${priority}, ${defaultDestinations.join(', ')}${override}`;
}
