import type { OrdersByStrategy } from '@meridian/domain/strategy-groups/strategy-uses';
import { type StrategyUse, strategyUses } from '@meridian/domain/strategy-settings/strategy-uses';
import type { Kysely } from 'kysely';
import type { Database } from '../schema/database.ts';
import { liveStrategies, strategyNodes } from './strategy-nodes.ts';

export type FindUses = (kind: 'setting' | 'strategy', id: number) => readonly StrategyUse[];

/** Loads all possible users once, and then finds the uses of each row. */
export async function readUses(db: Kysely<Database>, now?: readonly OrdersByStrategy[]): Promise<FindUses> {
  const nodes = await strategyNodes(db);
  const live = now ?? (await liveStrategies(db));
  return (kind, id) => {
    const used = nodes.find((node) => node.kind === kind && node.id === id);
    return used === undefined ? [] : strategyUses(nodes, used, live);
  };
}
