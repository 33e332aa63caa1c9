import type { Kysely } from 'kysely';
import type { Database } from '../schema/database.ts';

const NAME = 'trading_day';

/** The engine reports the trading day, because a day need not start at midnight. */
export async function keepTradingDate(db: Kysely<Database>, date: string, nowMs: number): Promise<void> {
  const values = { body: JSON.stringify({ date }), updated_ms: nowMs };
  await db
    .insertInto('trading_memory')
    .values({ name: NAME, ...values })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(values))
    .execute();
}

/** The current trading day, or the UTC date before an engine ever ran. */
export async function tradingDate(db: Kysely<Database>, nowMs: number): Promise<string> {
  const row = await db.selectFrom('trading_memory').select('body').where('name', '=', NAME).executeTakeFirst();
  const body: unknown = row?.body;
  if (typeof body === 'object' && body !== null && 'date' in body && typeof body.date === 'string') return body.date;
  return new Date(nowMs).toISOString().slice(0, 10);
}
