import type { Selectable } from 'kysely';
import type { ConfigurationProposalTable } from '../../schema/configuration-tables.ts';
import type { ConfigurationDocuments } from '../configuration-documents.ts';
import type { ConfigurationValues } from '../configuration-row.ts';
import type { GovernedKind } from '../governed-kinds.ts';

export type ConfigurationProposal<Kind extends GovernedKind = GovernedKind> = ConfigurationValues<Kind> & {
  readonly id: number;
  readonly kind: Kind;
  readonly rowId: number | null;
  readonly baseVersion: number | null;
  readonly proposedBy: number | null;
  /** The first proposal of those that are decided together. Null for one that stands alone. */
  readonly batchId: number | null;
} & Pick<
    Selectable<ConfigurationProposalTable>,
    | 'action'
    | 'note'
    | 'revision'
    | 'state'
    | 'proposed_by_email'
    | 'proposed_ms'
    | 'expires_ms'
    | 'decided_by_email'
    | 'decided_ms'
    | 'decision_note'
  >;

/** A pending proposal expires by itself, even before the row says so. */
export function toProposal<Kind extends GovernedKind>(
  row: Selectable<ConfigurationProposalTable>,
  nowMs: number,
): ConfigurationProposal<Kind> {
  const { row_id, base_version, proposed_by, batch_id, decided_by: _decidedBy, document, kind, state, ...rest } = row;
  const isOver = state === 'pending' && rest.expires_ms <= nowMs;
  return {
    ...rest,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by this store only, and typed there by its kind.
    kind: kind as Kind,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same.
    document: document as unknown as ConfigurationDocuments[Kind],
    state: isOver ? 'expired' : state,
    rowId: row_id,
    baseVersion: base_version,
    proposedBy: proposed_by,
    batchId: batch_id,
  };
}

/** The same person, also as a user who was deleted and came back under the same email. */
export function isAuthor(
  { proposedBy, proposed_by_email }: Pick<ConfigurationProposal, 'proposedBy' | 'proposed_by_email'>,
  { userId, email }: { readonly userId: number; readonly email: string },
): boolean {
  return proposedBy === userId || proposed_by_email.toLowerCase() === email.toLowerCase();
}
