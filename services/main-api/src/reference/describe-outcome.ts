import type { ReferenceKind } from '@meridian/domain/reference/reference-kinds';
import { needsStart } from '@meridian/domain/reference/takes-effect';
import type { ReferenceOutcome } from '@meridian/protocol/rest/reference-calls';
import type { ImportOutcome } from '@meridian/storage/reference/reference-store';

/** Maximum number of changes listed. The rest are counted. */
const MAX_CHANGES_SHOWN = 500;

/** The result of an import for the page and the command line. */
export function describeOutcome(
  kind: ReferenceKind,
  outcome: ImportOutcome,
  isReferenceLive: boolean,
): ReferenceOutcome {
  const changes = 'changes' in outcome ? outcome.changes : [];
  const count = (of: (typeof changes)[number]['kind']): number => changes.filter((change) => change.kind === of).length;
  return {
    outcome: outcome.kind,
    findings: outcome.kind === 'refused' ? [...outcome.findings] : [],
    added: count('added'),
    changed: count('changed'),
    removed: count('removed'),
    needs_start: changes.filter((change) => needsStart(kind, change, isReferenceLive)).length,
    changes: changes.slice(0, MAX_CHANGES_SHOWN),
  };
}
