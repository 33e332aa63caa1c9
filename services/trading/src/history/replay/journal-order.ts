import type { OpenDatabase } from '@meridian/storage/database';
import { eventFromText } from '../../journal/event-text.ts';
import type { ChildCreated } from '../../kernel/events/child-events.ts';
import type { EventKind, FamilyEvent } from '../../kernel/events/kernel-event.ts';
import { isFamilyEvent } from '../../kernel/events/kernel-event.ts';

type Database = Pick<OpenDatabase, 'pool'>;

export type OrderStep = { readonly seq: number; readonly event: FamilyEvent };

/** The events that say what the order is and when it began and ended. An order has few of them. */
const HEAD_KINDS: readonly EventKind[] = [
  'OrderReceived',
  'OrderStarted',
  'ArrivalMarked',
  'OrderModifyRequested',
  'OrderModified',
  'OrderFilled',
  'OrderCancelled',
  'OrderExpired',
  'OrderRejected',
];
const MAX_HEAD_EVENTS = 1_000;
const MAX_LEG_CHILDREN = 20_000;

async function read({ pool }: Database, text: string, values: readonly unknown[]): Promise<readonly OrderStep[]> {
  const { rows } = await pool.query<{ seq: number; body: string }>(text, [...values]);
  return rows.flatMap(({ seq, body }) => {
    const event = eventFromText(body);
    return isFamilyEvent(event) ? [{ seq, event }] : [];
  });
}

export async function readHeadEvents(database: Database, parentId: number): Promise<readonly FamilyEvent[]> {
  const text = `select seq, body from trading_event where parent_id = $1 and kind = any($2::text[])
    order by seq limit ${MAX_HEAD_EVENTS}`;
  return (await read(database, text, [parentId, HEAD_KINDS])).map(({ event }) => event);
}

export function readSteps(
  database: Database,
  parentId: number,
  after: number,
  limit: number,
): Promise<readonly OrderStep[]> {
  const text = 'select seq, body from trading_event where parent_id = $1 and seq > $2 order by seq limit $3';
  return read(database, text, [parentId, after, limit]);
}

/** Child orders that were made before a page, for spreads, whose children trade in several instruments. */
export async function readEarlierChildren(
  database: Database,
  parentId: number,
  until: number,
): Promise<readonly ChildCreated[]> {
  const text = `select seq, body from trading_event where parent_id = $1 and kind = 'ChildCreated' and seq <= $2
    order by seq limit ${MAX_LEG_CHILDREN}`;
  const steps = await read(database, text, [parentId, until]);
  return steps.flatMap(({ event }) => (event.kind === 'ChildCreated' ? [event] : []));
}
