import type { NewLogEntry } from '@meridian/storage/event-log/log-entry';
import { isChildEvent } from '../kernel/apply/apply-child.ts';
import type { AuditContext } from '../kernel/audit/audit-row.ts';
import { logOf } from '../kernel/audit/logs-of.ts';
import type { Change } from '../kernel/commit/change.ts';
import type { Committed } from '../kernel/commit/committed.ts';
import { decidedIn } from '../kernel/events/decided-in.ts';
import { type FamilyEvent, isFamilyEvent } from '../kernel/events/kernel-event.ts';
import type { Parent } from '../kernel/state/parent.ts';
import { RepeatedLines } from './repeated-lines.ts';

type Told = Pick<Committed, 'changes' | 'evictedParentIds'>;

/** Creates event log entries. Whether an event is new depends on the order before it. */
export class LogFeed {
  readonly #context: Pick<AuditContext, 'instruments'>;
  readonly #constrained = new Set<number>();
  readonly #repeats = new RepeatedLines();

  constructor(context: Pick<AuditContext, 'instruments'>, parents: Iterable<Parent>) {
    this.#context = context;
    for (const parent of parents) this.#remember(parent);
  }

  entriesOf({ changes, evictedParentIds }: Told): readonly NewLogEntry[] {
    const entries = changes.flatMap((change) => this.#entryOf(change) ?? []);
    for (const id of evictedParentIds) this.#constrained.delete(id);
    return entries;
  }

  /** Entries that were held back as repeats. */
  heldBack(nowMs: number): readonly NewLogEntry[] {
    return this.#repeats.due(nowMs);
  }

  #entryOf({ journaled: { event }, parent, children }: Change): NewLogEntry | null {
    if (parent === null || !isFamilyEvent(event)) return null;
    const wasConstrained = this.#constrained.has(parent.id);
    this.#remember(parent);
    const entry = logOf(event, parent, wasConstrained, children[0] ?? null, this.#context);
    if (entry === null) return null;
    const { account, allocAccount } = parent.terms;
    const scope = isChildEvent(event) && decidedIn(event) === null ? 'event' : 'parent';
    const line = { ...entry, scope, account, alloc_account: allocAccount } as const;
    const reason = repeatedReason(event);
    return reason === null ? line : this.#repeats.pass(`${parent.id} ${event.kind} ${reason}`, line);
  }

  #remember({ id, plan }: Parent): void {
    if (plan?.isVolumeCapConstrained === true) this.#constrained.add(id);
    else this.#constrained.delete(id);
  }
}

/**
 * Repeats are held back by reason: a venue that refuses one child refuses the next. An order at its cap is released and
 * held back with each trade of others.
 */
function repeatedReason(event: FamilyEvent): string | null {
  if (decidedIn(event) !== null) return 'volume cap';
  return isChildEvent(event) && 'reason' in event ? event.reason : null;
}
