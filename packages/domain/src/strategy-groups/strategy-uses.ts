import type { AssetClass } from '../asset-class.ts';
import { nameKey } from '../name-key.ts';
import { commonScope } from '../strategy-scope.ts';
import { findNode, type StrategyNode } from './strategy-graph.ts';

/** Unfinished orders of a strategy: how many, and of which accounts. */
export type OrdersByStrategy = {
  readonly strategy: string;
  readonly asset_class: AssetClass;
  readonly account: string;
  readonly alloc_account: string;
  readonly orders: number;
};

export type StrategyUses = {
  /** Strategies and settings that lead to it. */
  readonly destination_uses: readonly string[];
  readonly group_uses: readonly string[];
  /** Accounts with working, waiting or staged orders of this strategy. */
  readonly direct_uses: readonly string[];
  readonly orders: number;
};

/** All nodes that lead to a node by name, for any owner's orders. */
export function usersOf(nodes: readonly StrategyNode[], target: StrategyNode): readonly StrategyNode[] {
  const key = nameKey(target.name);
  return nodes.filter((node) => {
    const asset_class = target.asset_class ?? node.asset_class ?? 'EQUITY';
    if (node === target || !node.leadsTo.some((name) => nameKey(name) === key)) return false;
    // A shared node may lead to an account's own node for that account's orders.
    const scope = commonScope(node, target);
    return scope !== null && findNode(nodes, { ...scope, asset_class }, target.name) === target;
  });
}

/** Orders that name this node and mean it. */
export function ordersOf(
  nodes: readonly StrategyNode[],
  target: StrategyNode,
  live: readonly OrdersByStrategy[],
): readonly OrdersByStrategy[] {
  const key = nameKey(target.name);
  return live.filter(({ strategy, asset_class, account, alloc_account }) => {
    if (nameKey(strategy) !== key) return false;
    return (
      findNode(nodes, { asset_class, owner_account: account, owner_alloc_account: alloc_account }, strategy) === target
    );
  });
}

/** What depends on a node: the nodes that lead to it, and the orders that name it. */
export function usesOf(
  nodes: readonly StrategyNode[],
  target: StrategyNode,
  live: readonly OrdersByStrategy[],
): StrategyUses {
  const users = usersOf(nodes, target);
  const direct = ordersOf(nodes, target, live);
  return {
    destination_uses: namesOf(users.filter(({ kind }) => kind !== 'group')),
    group_uses: namesOf(users.filter(({ kind }) => kind === 'group')),
    direct_uses: [...new Set(direct.map(({ account }) => account))].toSorted(),
    orders: direct.reduce((sum, { orders }) => sum + orders, 0),
  };
}

function namesOf(nodes: readonly StrategyNode[]): readonly string[] {
  return [...new Set(nodes.map(({ name }) => name))].toSorted();
}

/** What to do before it can be deleted. Null when nothing uses it. */
export function inUseText(name: string, uses: StrategyUses): string | null {
  const leading = [...uses.group_uses, ...uses.destination_uses].map((user) => `“${user}”`);
  if (leading.length > 0)
    return `${leading.join(', ')} ${leading.length === 1 ? 'leads' : 'lead'} to “${name}”: change ${leading.length === 1 ? 'it' : 'them'} first.`;
  if (uses.orders === 0) return null;
  const orders = uses.orders === 1 ? '1 order' : `${uses.orders.toLocaleString('en-US')} orders`;
  return `${orders} of ${uses.direct_uses.join(', ')} ${uses.orders === 1 ? 'uses' : 'use'} “${name}”: wait until they are done, or give them another strategy.`;
}
