import { placeProblem } from '@meridian/domain/strategy-groups/group-problem';
import type { StrategyNode } from '@meridian/domain/strategy-groups/strategy-graph';
import type { Kysely } from 'kysely';
import type { Database } from '../schema/database.ts';
import { refuse } from './change-configuration.ts';
import type { ConfigurationValues } from './configuration-row.ts';
import type { GovernedKind } from './proposals/proposal-row.ts';
import { strategyNodes } from './strategy-nodes.ts';

export type PlacedRow = ConfigurationValues<GovernedKind> & { readonly id: number | null };

/** Below every row id. A proposed row has none yet. */
const FIRST_NEW_ID = -1;

/**
 * Refuses strategies that lead nowhere or back to themselves, also through one another. A flat setting names an
 * algorithm.
 */
export async function refuseMisplaced(db: Kysely<Database>, rows: readonly PlacedRow[]): Promise<void> {
  const placed = rows.flatMap((row, index): StrategyNode[] => {
    if (!('strategy_destination' in row.document)) return [];
    const { name, asset_class, owner_account, owner_alloc_account } = row;
    const id = row.id ?? FIRST_NEW_ID - index;
    const leadsTo = [row.document.strategy_destination];
    return [{ kind: 'strategy', id, name, asset_class, owner_account, owner_alloc_account, leadsTo }];
  });
  if (placed.length === 0) return;
  const isPlaced = ({ kind, id }: StrategyNode) => kind === 'strategy' && placed.some((node) => node.id === id);
  const stored = (await strategyNodes(db)).filter((node) => !isPlaced(node));
  for (const node of placed) {
    const others = [...stored, ...placed.filter((other) => other !== node)];
    const text = placeProblem(others, node);
    if (text !== null) refuse({ kind: 'does-not-fit', name: node.name, id: node.id < 0 ? null : node.id, text });
  }
}
