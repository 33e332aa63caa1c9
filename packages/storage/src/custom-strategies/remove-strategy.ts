import { changeStrategies, keepVersion, strategyToChange } from './change-strategies.ts';
import type { CustomStrategyStoreOptions, StrategyRefusal, StrategyWriter } from './custom-strategy-store.ts';

export function removeStrategy(
  options: CustomStrategyStoreOptions,
  id: number,
  writer: StrategyWriter,
): Promise<{ readonly kind: 'removed'; readonly name: string } | StrategyRefusal> {
  return changeStrategies(options, async (db) => {
    const { strategy } = await strategyToChange(db, id, '', writer);
    await db.deleteFrom('custom_strategy').where('id', '=', id).execute();
    const last = { ...strategy, version: strategy.version + 1 };
    await keepVersion(db, { strategy: last, action: 'removed', by: writer, nowMs: options.nowMs() });
    return { kind: 'removed', name: strategy.strategy_name };
  });
}
