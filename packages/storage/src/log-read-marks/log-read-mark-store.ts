import { type Kysely, sql } from 'kysely';
import type { Database } from '../schema/database.ts';

/** The newest event log entry of an order, and its owner. */
export type NewestEntry = {
  readonly numeric_id: number;
  readonly id: number;
  readonly account: string | null;
  readonly alloc_account: string | null;
};

export type LogReadMarkStore = {
  /** Of every order with log entries. */
  newestEntries(): Promise<readonly NewestEntry[]>;
  /** Entry ids by order. */
  marksOf(userId: number): Promise<ReadonlyMap<number, number>>;
  /** A mark never moves back, even when two browsers race. */
  mark(userId: number, orderId: number, upToId: number): Promise<void>;
  /** Drops marks of orders whose entries are all deleted. */
  prune(): Promise<void>;
};

/** What each user has read of the orders' event logs. */
export function createLogReadMarkStore(db: Kysely<Database>): LogReadMarkStore {
  return {
    newestEntries: async () => {
      const { rows } = await sql<NewestEntry>`
        select distinct on (numeric_id) numeric_id, id, account, alloc_account
        from event_log where numeric_id is not null order by numeric_id, id desc`.execute(db);
      return rows;
    },
    marksOf: async (userId) => {
      const rows = await db
        .selectFrom('log_read_mark')
        .select(['parent_order_numeric_id', 'read_up_to_id'])
        .where('user_id', '=', userId)
        .execute();
      return new Map(rows.map((row) => [row.parent_order_numeric_id, row.read_up_to_id]));
    },
    mark: async (user_id, parent_order_numeric_id, read_up_to_id) => {
      await sql`
        insert into log_read_mark (user_id, parent_order_numeric_id, read_up_to_id)
        values (${user_id}, ${parent_order_numeric_id}, ${read_up_to_id})
        on conflict (user_id, parent_order_numeric_id) do update
        set read_up_to_id = greatest(log_read_mark.read_up_to_id, excluded.read_up_to_id)`.execute(db);
    },
    prune: async () => {
      await sql`
        delete from log_read_mark
        where read_up_to_id < coalesce((select min(id) from event_log), 0)`.execute(db);
    },
  };
}
