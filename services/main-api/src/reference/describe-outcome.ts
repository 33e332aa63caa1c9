import type { ReferenceKind } from '@meridian/domain/reference/reference-kinds';
import { needsStart } from '@meridian/domain/reference/takes-effect';
import type { ReferenceOutcome } from '@meridian/protocol/rest/reference-calls';
import type { DeskPort, TradedSymbol } from '@meridian/protocol/ports/desk';
import type { ReferenceFinding } from '@meridian/domain/reference/read-reference-file';
import type { ImportOutcome } from '@meridian/storage/reference/reference-store';

/** Maximum number of changes listed. The rest are counted. */
const MAX_CHANGES_SHOWN = 500;

/** The result of an import for the page and the command line. */
export function describeOutcome(
  kind: ReferenceKind,
  outcome: ImportOutcome,
  desk: Pick<DeskPort, 'isReferenceLive' | 'unfinishedOn'>,
): ReferenceOutcome {
  const isReferenceLive = desk.isReferenceLive();
  const changes = 'changes' in outcome ? outcome.changes : [];
  const count = (of: (typeof changes)[number]['kind']): number => changes.filter((change) => change.kind === of).length;
  return {
    outcome: outcome.kind,
    findings: outcome.kind === 'refused' ? [...outcome.findings, ...ordersOn(outcome.tooFine, desk)] : [],
    added: count('added'),
    changed: count('changed'),
    removed: count('removed'),
    needs_start: changes.filter((change) => needsStart(kind, change, isReferenceLive)).length,
    changes: changes.slice(0, MAX_CHANGES_SHOWN),
  };
}

const MAX_ORDERS_NAMED = 20;

/** The orders that a refused tick would have met. */
function ordersOn(
  instruments: readonly TradedSymbol[],
  { unfinishedOn }: Pick<DeskPort, 'unfinishedOn'>,
): readonly ReferenceFinding[] {
  return instruments.slice(0, MAX_ORDERS_NAMED).flatMap((instrument) => {
    const orders = unfinishedOn(instrument);
    if (orders.length === 0) return [];
    const named = orders.slice(0, MAX_ORDERS_NAMED).join(', ');
    const rest = orders.length > MAX_ORDERS_NAMED ? ` and ${orders.length - MAX_ORDERS_NAMED} more` : '';
    return [{ line: null, message: `Unfinished orders on ${instrument.exchange_symbol}: ${named}${rest}.` }];
  });
}
