import type { ReferenceFinding } from '@meridian/domain/reference/read-reference-file';
import type { ReferenceKind } from '@meridian/domain/reference/reference-kinds';
import { needsStart } from '@meridian/domain/reference/takes-effect';
import {
  finerTickProblem,
  type OrderAtNewTick,
  type OrderOnTick,
  ordersAtNewTick,
  type TickChange,
} from '@meridian/domain/reference/tick-change';
import type { DeskPort, TradedSymbol } from '@meridian/protocol/ports/desk';
import type { ReferenceOutcome } from '@meridian/protocol/rest/reference-calls';
import type { ImportOutcome } from '@meridian/storage/reference/reference-store';

/** Maximum number of changes, and of orders, listed. The rest are counted. */
const MAX_SHOWN = 500;

/** The result of an import for the page and the command line. */
export function describeOutcome(
  kind: ReferenceKind,
  outcome: ImportOutcome,
  desk: Pick<DeskPort, 'isReferenceLive' | 'ordersOn'>,
  effectiveFrom: string,
): ReferenceOutcome {
  const isReferenceLive = desk.isReferenceLive();
  const changes = 'changes' in outcome ? outcome.changes : [];
  const orders = 'ticks' in outcome ? affectedBy(outcome.ticks, desk, effectiveFrom) : [];
  const count = (of: (typeof changes)[number]['kind']): number => changes.filter((change) => change.kind === of).length;
  return {
    outcome: outcome.kind,
    findings: outcome.kind === 'refused' ? [...outcome.findings] : [],
    added: count('added'),
    changed: count('changed'),
    removed: count('removed'),
    needs_start: changes.filter((change) => needsStart(kind, change, isReferenceLive)).length,
    changes: changes.slice(0, MAX_SHOWN),
    working_orders: orders.slice(0, MAX_SHOWN),
    working_orders_total: orders.length,
  };
}

/** What the orders of the desk have against finer ticks from that day on. */
export function tickProblemsOn({ ordersOn }: Pick<DeskPort, 'ordersOn'>, effectiveFrom: string) {
  return (changes: readonly TickChange[]): readonly ReferenceFinding[] => {
    const orders = byName(ordersOn(changes));
    return changes.flatMap((change) => {
      const message = finerTickProblem(change, orders.get(nameOf(change)) ?? [], effectiveFrom);
      return message === null ? [] : [{ line: change.line, message }];
    });
  };
}

/** Those whose limit cannot be expressed come first. */
function affectedBy(
  ticks: readonly TickChange[],
  { ordersOn }: Pick<DeskPort, 'ordersOn'>,
  effectiveFrom: string,
): readonly OrderAtNewTick[] {
  if (ticks.length === 0) return [];
  const orders = byName(ordersOn(ticks));
  const affected = ticks.flatMap((change) => ordersAtNewTick(change, orders.get(nameOf(change)) ?? [], effectiveFrom));
  return affected.toSorted((a, b) => Number(a.problem === null) - Number(b.problem === null));
}

function byName(orders: readonly OrderOnTick[]): ReadonlyMap<string, readonly OrderOnTick[]> {
  return Map.groupBy(orders, nameOf);
}

function nameOf({ asset_class, exchange_symbol }: TradedSymbol): string {
  return `${asset_class} ${exchange_symbol}`;
}
