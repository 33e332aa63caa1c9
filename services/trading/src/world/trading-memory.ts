import type { OpenDatabase } from '@meridian/storage/database';

/** Small documents by name, stored beside the journal. A crash may lose the last seconds. */
export type TradingMemory = {
  read(name: string): Promise<unknown>;
  write(name: string, body: unknown): Promise<void>;
};

export function openTradingMemory({ db }: OpenDatabase, nowMs: () => number): TradingMemory {
  return {
    read: async (name) => {
      const row = await db.selectFrom('trading_memory').select('body').where('name', '=', name).executeTakeFirst();
      return row?.body ?? null;
    },
    write: async (name, body) => {
      const values = { body: JSON.stringify(body), updated_ms: nowMs() };
      await db
        .insertInto('trading_memory')
        .values({ name, ...values })
        .onConflict((conflict) => conflict.column('name').doUpdateSet(values))
        .execute();
    },
  };
}
