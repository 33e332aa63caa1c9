import type { User } from '@meridian/protocol/rest/identity-schemas';
import type { Db, IdentityContext } from '../identity-context.ts';

/** A user keeps every trader id that they ever had, because orders and cases carry the one of their day. */
export async function keepTraderId(db: Db, traderId: string | null | undefined, userId: number): Promise<void> {
  if (traderId === null || traderId === undefined) return;
  await db
    .insertInto('trader_id_holder')
    .values({ trader_id: traderId, user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export type TraderIds = (user: Pick<User, 'id' | 'trader_id'>) => ReadonlySet<string>;

/** Every trader id that a user has or had. */
export async function readTraderIds({ database }: IdentityContext): Promise<TraderIds> {
  const rows = await database.db.selectFrom('trader_id_holder').selectAll().execute();
  const held = Map.groupBy(rows, ({ user_id }) => user_id);
  return ({ id, trader_id }) => new Set([trader_id, `T${id}`, ...(held.get(id) ?? []).map((row) => row.trader_id)]);
}
