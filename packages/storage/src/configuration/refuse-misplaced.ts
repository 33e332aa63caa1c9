import { placeProblem } from '@meridian/domain/strategy-groups/group-problem';
import type { StrategyNode } from '@meridian/domain/strategy-groups/strategy-graph';
import type { Kysely } from 'kysely';
import type { Database } from '../schema/database.ts';
import { refuse } from './change-configuration.ts';
import type { RoutedStored } from './routed-rows.ts';
import { strategyNodes } from './strategy-nodes.ts';

/** Below every row id. A proposed row has none yet. */
const FIRST_NEW_ID = -1;

/**
 * Refuses groups and strategies that lead nowhere or back to themselves, also through one another. A flat setting names
 * an algorithm.
 */
export async function refuseMisplaced(db: Kysely<Database>, rows: readonly RoutedStored[]): Promise<void> {
  const placed = rows
    .filter(({ kind }) => kind !== 'setting')
    .map((row, index): StrategyNode => Object.assign({}, row, { id: row.id ?? FIRST_NEW_ID - index }));
  if (placed.length === 0) return;
  const isPlaced = ({ kind, id }: StrategyNode) => placed.some((node) => node.kind === kind && node.id === id);
  const stored = (await strategyNodes(db)).filter((node) => !isPlaced(node));
  for (const node of placed) {
    const others = [...stored, ...placed.filter((other) => other !== node)];
    const text = placeProblem(others, node);
    if (text !== null) refuse({ kind: 'does-not-fit', name: node.name, id: node.id < 0 ? null : node.id, text });
  }
}
