import type { DataPermissions } from '@meridian/domain/entities/permissions';
import type { CheckedOrder } from '@meridian/protocol/rest/limit-schemas';
import type { Selectable } from 'kysely';
import type { OpenDatabase } from '../database.ts';
import type { CheckedOrderTable } from '../schema/account-limit-tables.ts';
import { tradingDate } from './trading-date.ts';

export type NewCheckedOrder = Omit<CheckedOrder, 'id'>;

export type CheckedOrderQuery = {
  /** Null for all accounts. */
  readonly granted: DataPermissions | null;
  readonly outcome: CheckedOrder['outcome'] | null;
  readonly limit: number;
};

export type CheckCount = Pick<CheckedOrder, 'account' | 'alloc_account' | 'outcome'> & { readonly count: number };

export type CheckedOrderStore = {
  append(orders: readonly NewCheckedOrder[]): Promise<void>;
  /** Of the current trading day, newest first. */
  ofDay(query: CheckedOrderQuery): Promise<readonly CheckedOrder[]>;
  /** Number of orders of a day, by allocation account. */
  counts(date: string): Promise<readonly CheckCount[]>;
  /** Deletes older rows. */
  prune(beforeMs: number): Promise<void>;
};

/** Orders that the checks refused, and orders sent over warnings. */
export function createCheckedOrderStore(options: {
  readonly database: OpenDatabase;
  readonly nowMs: () => number;
}): CheckedOrderStore {
  const { database, nowMs } = options;
  const { db } = database;
  return {
    append: async (orders) => {
      if (orders.length === 0) return;
      const rows = orders.map(({ by, findings, ...order }) => ({
        ...order,
        by_email: by,
        findings: JSON.stringify(findings),
      }));
      await db.insertInto('checked_order').values(rows).execute();
    },
    ofDay: async ({ granted, outcome, limit }) => {
      const date = await tradingDate(db, nowMs());
      let rows = db.selectFrom('checked_order').selectAll().where('trade_date', '=', date);
      if (outcome !== null) rows = rows.where('outcome', '=', outcome);
      if (granted !== null) {
        // SQL has no empty list, so each list contains a name that no account has.
        rows = rows.where((eb) =>
          eb.or([
            eb('account', 'in', ['', ...granted.accounts]),
            eb('alloc_account', 'in', ['', ...granted.alloc_accounts]),
          ]),
        );
      }
      return (await rows.orderBy('id', 'desc').limit(limit).execute()).map(toCheckedOrder);
    },
    counts: (date) =>
      db
        .selectFrom('checked_order')
        .select(['account', 'alloc_account', 'outcome', (eb) => eb.fn.countAll<number>().as('count')])
        .where('trade_date', '=', date)
        .groupBy(['account', 'alloc_account', 'outcome'])
        .execute(),
    prune: async (beforeMs) => {
      await db.deleteFrom('checked_order').where('at_ms', '<', beforeMs).execute();
    },
  };
}

function toCheckedOrder({ by_email, ...row }: Selectable<CheckedOrderTable>): CheckedOrder {
  return { ...row, by: by_email };
}
