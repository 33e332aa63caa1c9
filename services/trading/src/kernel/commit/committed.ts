import type { Child } from '../state/child.ts';
import type { Execution } from '../state/execution.ts';
import type { Parent } from '../state/parent.ts';
import type { Change } from './change.ts';

/** What became durable together, for display: each record once, with its current state. */
export type Committed = {
  readonly lastSeq: number;
  readonly changes: readonly Change[];
  readonly parents: ReadonlyMap<number, Parent>;
  readonly children: ReadonlyMap<number, Child>;
  readonly executions: readonly Execution[];
  /** Orders that left the engine. */
  readonly evictedParentIds: readonly number[];
  /** Global auto-trading, the kill switch or the trading day changed. */
  readonly isDeskChanged: boolean;
};

export function committedOf(changes: readonly Change[]): Committed {
  const parents = new Map<number, Parent>();
  const children = new Map<number, Child>();
  const executions: Execution[] = [];
  const evictedParentIds: number[] = [];
  let isDeskChanged = false;
  for (const change of changes) {
    if (change.parent !== null) parents.set(change.parent.id, change.parent);
    for (const child of change.children) children.set(child.id, child);
    if (change.execution !== null) executions.push(change.execution);
    const { event } = change.journaled;
    if (event.kind === 'TradingDayBegan') {
      for (const [first, last] of event.evicted) for (let id = first; id <= last; id += 1) evictedParentIds.push(id);
    }
    isDeskChanged ||= isAboutDesk(event.kind);
  }
  const lastSeq = changes.at(-1)?.journaled.seq ?? 0;
  return { lastSeq, changes, parents, children, executions, evictedParentIds, isDeskChanged };
}

const DESK_KINDS: ReadonlySet<string> = new Set([
  'GlobalAutoTradingSet',
  'GlobalAutoTradingExplained',
  'KillSwitchReported',
  'TradingDayBegan',
]);

function isAboutDesk(kind: string): boolean {
  return DESK_KINDS.has(kind);
}
