import type { EventLogEntry } from '@meridian/domain/entities/event-log-entry';
import type { LogLevel } from '@meridian/domain/log-level';
import { isChildEvent } from '../apply/apply-child.ts';
import { decidedIn } from '../events/decided-in.ts';
import type { FamilyEvent } from '../events/kernel-event.ts';
import type { Child } from '../state/child.ts';
import type { Parent } from '../state/parent.ts';
import { type AuditContext, instrumentAt } from './audit-row.ts';
import { childStepOf } from './child-steps.ts';
import { logLevelOf } from './log-level-of.ts';
import { parentStepsOf } from './parent-steps.ts';

type LogLine = EventLogEntry & { readonly log_level: LogLevel };

/** The event log's line about an event. Null when it is not logged. */
export function logOf(
  event: FamilyEvent,
  parent: Parent,
  wasCapConstrained: boolean,
  child: Child | null,
  context: Pick<AuditContext, 'instruments'>,
): LogLine | null {
  const level = logLevelOf(event, wasCapConstrained);
  if (level === null) return null;
  const instrument = instrumentAt(context, parent.terms.instrument);
  return {
    timestamp: event.atMs,
    log_level: level,
    list_name: parent.terms.listName,
    numeric_id: parent.id,
    symbol: instrument.exchangeSymbol,
    side: parent.terms.side,
    size: parent.terms.quantityLots * instrument.lotSize,
    file_name: parent.route?.algo ?? 'kernel',
    log_message: messageOf(event, parent, child),
  };
}

function messageOf(event: FamilyEvent, parent: Parent, child: Child | null): string {
  // Of a decision only the cap is logged, whatever else its event says.
  if (decidedIn(event) !== null) return capWords(parent);
  if (event.kind === 'ChildrenSent' || event.kind === 'ChildFilled') return event.kind;
  if (!isChildEvent(event)) return parentStepsOf(event)[0]?.description ?? event.kind;
  return child === null ? event.kind : childStepOf(event, child).description;
}

/** `At its 5% volume cap`. */
function capWords({ route }: Parent): string {
  const cap = route?.parameters.volumeCap ?? null;
  return cap === null ? 'At its volume cap' : `At its ${Number((100 * cap).toFixed(2))}% volume cap`;
}
