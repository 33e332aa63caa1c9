import type { AssetClass } from '@meridian/domain/asset-class';
import type { Kysely, Selectable } from 'kysely';
import type { OpenDatabase } from '../database.ts';
import type { Database } from '../schema/database.ts';
import type { SurveillanceThresholdTable } from '../schema/report-tables.ts';
import { recordChange } from '../security-event.ts';
import { transaction } from '../transaction.ts';

export type ThresholdRow = Selectable<SurveillanceThresholdTable>;

export type ThresholdChange = {
  readonly account: string | null;
  readonly asset_class: AssetClass | null;
  /** The version that was on the screen; 0 for none. */
  readonly version: number;
  readonly thresholds: Readonly<Record<string, number>>;
  readonly note: string;
};

/** Thresholds of surveillance by account and asset class; every version stays. */
export function createThresholdStore({ database, nowMs }: { database: OpenDatabase; nowMs: () => number }) {
  const { db } = database;
  return {
    /** The newest version of each account and asset class; the one for all comes first. */
    inForce: async (): Promise<ThresholdRow[]> => {
      const rows = await db.selectFrom('surveillance_threshold').selectAll().orderBy('version', 'desc').execute();
      const newest = Map.groupBy(rows, ({ account, asset_class }) => JSON.stringify([account, asset_class]));
      return [...newest.values()]
        .flatMap(([first]) => (first === undefined ? [] : [first]))
        .sort((left, right) => keyOf(left).localeCompare(keyOf(right)));
    },
    /** Every version of one account and asset class, newest first. */
    versions: (scope: Pick<ThresholdChange, 'account' | 'asset_class'>): Promise<ThresholdRow[]> =>
      db
        .selectFrom('surveillance_threshold')
        .selectAll()
        .where('account', 'is not distinct from', scope.account)
        .where('asset_class', 'is not distinct from', scope.asset_class)
        .orderBy('version', 'desc')
        .limit(MAX_VERSIONS)
        .execute(),
    save: (change: ThresholdChange, actor: { readonly id: number; readonly email: string }) =>
      transaction(database, async (tx): Promise<ThresholdRow | 'changed-meanwhile'> => {
        const row = await tx.db
          .insertInto('surveillance_threshold')
          .values({
            account: change.account,
            asset_class: change.asset_class,
            version: change.version + 1,
            thresholds: JSON.stringify(change.thresholds),
            note: change.note,
            saved_by: actor.id,
            saved_by_email: actor.email,
            saved_ms: nowMs(),
          })
          // Somebody else made this version first.
          .onConflict((oc) => oc.doNothing())
          .returningAll()
          .executeTakeFirst();
        if (row === undefined) return 'changed-meanwhile';
        const last = await before(tx.db, row);
        const { account, asset_class, version, note: reason } = row;
        const detail = { what: 'thresholds', account, asset_class, version, reason };
        const kind = 'surveillance_changed';
        await recordChange(tx.db, { kind, actorId: actor.id, detail, before: last, after: row.thresholds }, nowMs());
        return row;
      }),
  };
}

async function before(db: Kysely<Database>, { account, asset_class, version }: ThresholdRow) {
  const row = await db
    .selectFrom('surveillance_threshold')
    .select('thresholds')
    .where('account', 'is not distinct from', account)
    .where('asset_class', 'is not distinct from', asset_class)
    .where('version', '=', version - 1)
    .executeTakeFirst();
  return row?.thresholds ?? null;
}

const MAX_VERSIONS = 200;

function keyOf({ account, asset_class }: ThresholdRow): string {
  return `${account ?? ''}|${asset_class ?? ''}`;
}
