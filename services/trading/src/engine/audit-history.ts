import { setImmediate as nextTurn } from 'node:timers/promises';
import { isAccountVisible } from '@meridian/domain/account-access';
import type { OpenDatabase } from '@meridian/storage/database';
import { eventFromText } from '../journal/event-text.ts';
import type { AuditContext } from '../kernel/audit/audit-row.ts';
import { auditOfEvents } from '../kernel/audit/audit-rows.ts';
import { applyToFamily } from '../kernel/apply/apply-family.ts';
import { isFamilyEvent, type JournaledEvent } from '../kernel/events/kernel-event.ts';
import { OrderStore } from '../kernel/state/order-store.ts';
import type { TopicScope, TopicSource } from '../live/topic-source.ts';
import type { RowTable } from '../topics/row-table.ts';
import { parentIdsOf } from '../topics/views/topic-params.ts';
import type { AuditWatch } from './audit-watch.ts';
import { auditCells } from './engine-rows.ts';
import { ReadQueue } from './read-queue.ts';

export type AuditHistoryOptions = {
  /** A pool of its own, so that reading holds up no sign-in. */
  readonly database: OpenDatabase;
  readonly table: RowTable;
  readonly watch: AuditWatch;
  readonly context: () => AuditContext | null;
  readonly onError: (error: unknown) => void;
};

/** An order with more events shows its oldest ones and new ones. */
const MAX_EVENTS = 20_000;
/** A wider request reads only this many orders. A screen shows one. */
const MAX_ORDERS = 100;
/** Events that are read, and rows that are made, before others have their turn. */
const PAGE = 500;
const NOTHING = (): void => undefined;

/**
 * The audit topic. While somebody looks at an order the engine publishes its steps; earlier ones are read on request, a
 * few orders at a time, and only orders that the subscriber may see.
 */
export function withAuditHistory(source: TopicSource, options: AuditHistoryOptions): TopicSource {
  const queue = new ReadQueue({ read: ({ id, scope }) => load(options, id, scope), onError: options.onError });
  return {
    ...source,
    open: (params, scope, changed) => {
      const view = source.open(params, scope, changed);
      const stops = [...(parentIdsOf(params) ?? [])].map((id, nth) => {
        let forgo = NOTHING;
        const read = () => {
          if (nth < MAX_ORDERS) forgo = queue.add(id, scope);
        };
        const leave = options.watch.add(id, read);
        return () => {
          forgo();
          leave();
        };
      });
      return {
        ...view,
        close: () => {
          view.close();
          for (const stop of stops) stop();
        },
      };
    },
  };
}

async function load(options: AuditHistoryOptions, parentId: number, scope: TopicScope): Promise<void> {
  const context = options.context();
  if (context === null) return;
  const orders = new OrderStore();
  const events: JournaledEvent[] = [];
  for (;;) {
    const isFirst = events.length === 0;
    // The first event has the account. Without the right to it nothing more is read.
    const page = await readPage(options.database, parentId, events.at(-1)?.seq ?? 0, isFirst ? 1 : PAGE);
    for (const { event } of page) if (isFamilyEvent(event)) applyToFamily(orders, event);
    events.push(...page);
    if (isFirst && !isVisible(orders, scope)) return;
    if (page.length < (isFirst ? 1 : PAGE) || events.length >= MAX_EVENTS) break;
  }
  await publish(options.table, events, orders, context);
}

function isVisible(orders: OrderStore, scope: TopicScope): boolean {
  const [parent] = orders.parents.values();
  if (parent === undefined) return false;
  const { account, allocAccount } = parent.terms;
  return isAccountVisible(scope, { account, alloc_account: allocAccount });
}

/** In slices, because an order may have thousands of rows. */
async function publish(
  table: RowTable,
  events: readonly JournaledEvent[],
  orders: OrderStore,
  context: AuditContext,
): Promise<void> {
  const [parent] = orders.parents.values();
  if (parent === undefined) return;
  const replayed = new OrderStore();
  for (let from = 0; from < events.length; from += PAGE) {
    for (const row of auditOfEvents(replayed, events.slice(from, from + PAGE), context)) {
      table.upsert(auditCells(parent, row));
    }
    await nextTurn();
  }
}

async function readPage(
  { pool }: OpenDatabase,
  parentId: number,
  afterSeq: number,
  limit: number,
): Promise<readonly JournaledEvent[]> {
  const text = 'select seq, body from trading_event where parent_id = $1 and seq > $2 order by seq limit $3';
  const { rows } = await pool.query<{ seq: number; body: string }>(text, [parentId, afterSeq, limit]);
  return rows.map(({ seq, body }) => ({ seq, event: eventFromText(body) }));
}
