import { changeStrategies, keepVersion } from './change-strategies.ts';
import { type StrategyValues, toColumns, toStored } from './custom-strategy-row.ts';
import type { CustomStrategyStoreOptions } from './custom-strategy-store.ts';

/** What a desk begins with. Once anything was ever saved, what is there is what people want. */
export async function seedStrategies(
  options: CustomStrategyStoreOptions,
  strategies: readonly (StrategyValues & { readonly version: number })[],
): Promise<void> {
  const versions = options.database.db.selectFrom('custom_strategy_version').select('strategy_id');
  if ((await versions.limit(1).executeTakeFirst()) !== undefined) return;
  await changeStrategies(options, async (db) => {
    for (const strategy of strategies) {
      const row = await db
        .insertInto('custom_strategy')
        .values({ ...toColumns(strategy), version: strategy.version, created_by: null })
        .returningAll()
        .executeTakeFirstOrThrow();
      await keepVersion(db, { strategy: toStored(row).strategy, action: 'created', by: null, nowMs: options.nowMs() });
    }
  });
}
