import type { CustomStrategy } from '@meridian/protocol/rest/strategy-schemas';
import type { Kysely } from 'kysely';
import { nameKey } from '../name-key.ts';
import type { Database } from '../schema/database.ts';
import { changeStrategies, keepVersion, refuse, strategyToChange } from './change-strategies.ts';
import { toColumns, toStored } from './custom-strategy-row.ts';
import {
  type CustomStrategyStoreOptions,
  MAX_CUSTOM_STRATEGIES,
  type StrategiesSaved,
  type StrategyRefusal,
  type StrategyToSave,
  type StrategyWriter,
} from './custom-strategy-store.ts';

export function saveStrategies(
  options: CustomStrategyStoreOptions,
  strategies: readonly StrategyToSave[],
  writer: StrategyWriter,
): Promise<StrategiesSaved | StrategyRefusal> {
  return changeStrategies(options, async (db) => {
    const saved: CustomStrategy[] = [];
    for (const strategy of strategies) saved.push(await saveOne(db, strategy, writer, options.nowMs()));
    return { kind: 'saved', strategies: saved };
  });
}

async function saveOne(
  db: Kysely<Database>,
  { id, version, ...values }: StrategyToSave,
  writer: StrategyWriter,
  nowMs: number,
): Promise<CustomStrategy> {
  const name = values.strategy_name;
  const before = id === undefined ? null : (await strategyToChange(db, id, name, writer)).strategy;
  if (before !== null && before.version !== version) return refuse('changed-meanwhile', before.strategy_name);
  // Who made a strategy may change it, but not give it to an account that is not theirs.
  if (writer.accessTo(values, null) !== 'write') return refuse('not-permitted', name);
  await refuseTakenName(db, values, before?.id ?? null);
  const columns = toColumns(values);
  const row =
    before === null
      ? await insertNew(db, { ...columns, version: 1, created_by: writer.userId }, name)
      : await db
          .updateTable('custom_strategy')
          .set({ ...columns, version: before.version + 1 })
          .where('id', '=', before.id)
          .returningAll()
          .executeTakeFirstOrThrow();
  const { strategy } = toStored(row);
  await keepVersion(db, { strategy, action: before === null ? 'created' : 'updated', by: writer, nowMs });
  return strategy;
}

type NewRow = ReturnType<typeof toColumns> & { readonly version: number; readonly created_by: number | null };

async function insertNew(db: Kysely<Database>, row: NewRow, name: string) {
  const { count } = await db
    .selectFrom('custom_strategy')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (count >= MAX_CUSTOM_STRATEGIES) return refuse('too-many', name);
  return db.insertInto('custom_strategy').values(row).returningAll().executeTakeFirstOrThrow();
}

/** The same name may mean different things to different owners, and to one of them only one thing. */
async function refuseTakenName(
  db: Kysely<Database>,
  { strategy_name, asset_class, owner_account, owner_alloc_account }: Omit<StrategyToSave, 'id' | 'version'>,
  exceptId: number | null,
): Promise<void> {
  const row = await db
    .selectFrom('custom_strategy')
    .select(['id', 'strategy_name'])
    .where('name_key', '=', nameKey(strategy_name))
    .where('asset_class', '=', asset_class)
    .where('owner_account', 'is not distinct from', owner_account)
    .where('owner_alloc_account', 'is not distinct from', owner_alloc_account)
    .executeTakeFirst();
  if (row !== undefined && row.id !== exceptId) refuse('name-taken', row.strategy_name);
}
