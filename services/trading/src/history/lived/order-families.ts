import type { OpenDatabase } from '@meridian/storage/database';
import { eventFromText } from '../../journal/event-text.ts';
import { type FamilyEvent, isFamilyEvent } from '../../kernel/events/kernel-event.ts';
import type { LivedDay } from './lived-day.ts';

export type FamilyStep = { readonly seq: number; readonly event: FamilyEvent };

/** All events of one order and its children, in order. */
export type OrderFamily = readonly FamilyStep[];

/** Number of orders whose events are in memory at a time. */
const ORDERS_PER_READ = 100;

async function idsOf({ pool }: Pick<OpenDatabase, 'pool'>, day: LivedDay): Promise<readonly number[]> {
  const text = `select distinct parent_id as id from trading_event
    where seq > $1 and seq < $2 and parent_id is not null order by id`;
  const { rows } = await pool.query<{ id: number }>(text, [day.beganSeq, day.endedSeq]);
  return rows.map(({ id }) => id);
}

async function read({ pool }: Pick<OpenDatabase, 'pool'>, ids: readonly number[]): Promise<readonly OrderFamily[]> {
  const text = 'select seq, body from trading_event where parent_id = any($1::bigint[]) order by parent_id, seq';
  const { rows } = await pool.query<{ seq: number; body: string }>({ name: 'families', text, values: [ids] });
  const steps = rows.flatMap(({ seq, body }): FamilyStep[] => {
    const event = eventFromText(body);
    return isFamilyEvent(event) ? [{ seq, event }] : [];
  });
  return [...Map.groupBy(steps, ({ event }) => event.parentId).values()];
}

/** The orders of a day with all their events, in portions. */
export async function* orderFamilies(
  database: Pick<OpenDatabase, 'pool'>,
  day: LivedDay,
): AsyncGenerator<readonly OrderFamily[], void, void> {
  const ids = await idsOf(database, day);
  for (let from = 0; from < ids.length; from += ORDERS_PER_READ) {
    yield await read(database, ids.slice(from, from + ORDERS_PER_READ));
  }
}
