import type { NewLogEntry } from '@meridian/storage/event-log/log-entry';
import { isChildEvent } from '../kernel/apply/apply-child.ts';
import type { AuditContext } from '../kernel/audit/audit-row.ts';
import { logOf } from '../kernel/audit/logs-of.ts';
import type { Change } from '../kernel/commit/change.ts';
import type { Committed } from '../kernel/commit/committed.ts';
import { isFamilyEvent } from '../kernel/events/kernel-event.ts';
import type { Parent } from '../kernel/state/parent.ts';

/** What the desk should read of in its event log; whether an event is news depends on the order before it. */
export class LogFeed {
  readonly #context: Pick<AuditContext, 'instruments'>;
  readonly #constrained = new Set<number>();

  constructor(context: Pick<AuditContext, 'instruments'>, parents: Iterable<Parent>) {
    this.#context = context;
    for (const parent of parents) this.#remember(parent);
  }

  entriesOf({ changes, evictedParentIds }: Committed): readonly NewLogEntry[] {
    const entries = changes.flatMap((change) => this.#entryOf(change) ?? []);
    for (const id of evictedParentIds) this.#constrained.delete(id);
    return entries;
  }

  #entryOf({ journaled: { event }, parent, children }: Change): NewLogEntry | null {
    if (parent === null || !isFamilyEvent(event)) return null;
    const wasConstrained = this.#constrained.has(parent.id);
    this.#remember(parent);
    const entry = logOf(event, parent, wasConstrained, children[0] ?? null, this.#context);
    if (entry === null) return null;
    const { account, allocAccount } = parent.terms;
    const scope = isChildEvent(event) ? 'event' : 'parent';
    return { ...entry, scope, account, alloc_account: allocAccount };
  }

  #remember({ id, plan }: Parent): void {
    if (plan?.isVolumeCapConstrained === true) this.#constrained.add(id);
    else this.#constrained.delete(id);
  }
}
