import type { OpenDatabase } from '@meridian/storage/database';
import { eventFromText } from '../journal/event-text.ts';
import type { AuditContext } from '../kernel/audit/audit-row.ts';
import { auditOfOrder } from '../kernel/audit/audit-rows.ts';
import { applyToFamily } from '../kernel/apply/apply-family.ts';
import { isFamilyEvent, type JournaledEvent } from '../kernel/events/kernel-event.ts';
import { OrderStore } from '../kernel/state/order-store.ts';
import type { TopicSource } from '../live/topic-source.ts';
import type { Row } from '../topics/row-batch.ts';
import type { RowTable } from '../topics/row-table.ts';
import { parentIdsOf } from '../topics/views/topic-params.ts';
import { auditCells } from './engine-rows.ts';

export type AuditHistoryOptions = {
  readonly database: OpenDatabase;
  readonly table: RowTable;
  readonly context: () => AuditContext | null;
  readonly onError: (error: unknown) => void;
};

/** An order with more events shows its oldest ones and new ones. */
const MAX_EVENTS = 20_000;
/** A wider request reads only this many orders. A screen shows one. */
const MAX_ORDERS = 100;

/** The audit topic. New events arrive by themselves; events before this process are read on request. */
export function withAuditHistory(source: TopicSource, options: AuditHistoryOptions): TopicSource {
  const underWay = new Set<number>();
  const load = async (parentId: number): Promise<void> => {
    const context = options.context();
    if (context === null || underWay.has(parentId)) return;
    underWay.add(parentId);
    try {
      const events = await readOrder(options.database, parentId);
      for (const row of rowsOf(events, context)) options.table.upsert(row);
    } catch (error) {
      options.onError(error);
    } finally {
      underWay.delete(parentId);
    }
  };
  return {
    ...source,
    open: (params, scope, changed) => {
      for (const id of [...(parentIdsOf(params) ?? [])].slice(0, MAX_ORDERS)) void load(id);
      return source.open(params, scope, changed);
    },
  };
}

async function readOrder({ pool }: OpenDatabase, parentId: number): Promise<readonly JournaledEvent[]> {
  const text = `select seq, body from trading_event where parent_id = $1 order by seq limit ${MAX_EVENTS}`;
  const { rows } = await pool.query<{ seq: number; body: string }>(text, [parentId]);
  return rows.map(({ seq, body }) => ({ seq, event: eventFromText(body) }));
}

function rowsOf(events: readonly JournaledEvent[], context: AuditContext): readonly Row[] {
  const orders = new OrderStore();
  for (const { event } of events) if (isFamilyEvent(event)) applyToFamily(orders, event);
  const [parent] = orders.parents.values();
  return parent === undefined ? [] : auditOfOrder(events, context).map((row) => auditCells(parent, row));
}
