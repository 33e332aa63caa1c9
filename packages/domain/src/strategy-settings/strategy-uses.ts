import type { Owned } from '../entities/strategy-settings.ts';
import type { StrategyNode } from '../strategy-groups/strategy-graph.ts';
import { type OrdersByStrategy, ordersOf, usersOf } from '../strategy-groups/strategy-uses.ts';

/** One use of a strategy or setting. */
export type StrategyUse = Owned & {
  readonly kind: 'group' | 'strategy' | 'orders';
  /** A group, a strategy, or an allocation account with open orders. */
  readonly name: string;
  readonly how: string;
};

/** All uses with their owners, so that a user sees only those of own accounts. */
export function strategyUses(
  nodes: readonly StrategyNode[],
  used: StrategyNode,
  live: readonly OrdersByStrategy[],
): readonly StrategyUse[] {
  const byNodes = usersOf(nodes, used).map(({ kind, name, owner_account, owner_alloc_account }): StrategyUse => {
    const isGroup = kind === 'group';
    const how = isGroup ? 'sends orders to it' : 'takes values from it';
    return { kind: isGroup ? 'group' : 'strategy', name, how, owner_account, owner_alloc_account };
  });
  const byOrders = ordersOf(nodes, used, live).map(({ account, alloc_account, orders }): StrategyUse => {
    const how = orders === 1 ? '1 open order' : `${orders.toLocaleString('en-US')} open orders`;
    return { kind: 'orders', name: alloc_account, how, owner_account: account, owner_alloc_account: alloc_account };
  });
  return [...byNodes, ...byOrders];
}

/** One sentence per use, with what to do. */
export function usesText(name: string, uses: readonly StrategyUse[]): string {
  const count = (kind: StrategyUse['kind'], one: string, many: string) => {
    const names = new Set(uses.filter((use) => use.kind === kind).map((use) => use.name));
    return names.size === 0 ? [] : [`${names.size} ${names.size === 1 ? one : many} (${[...names].join(', ')})`];
  };
  const users = [
    ...count('group', 'group', 'groups'),
    ...count('strategy', 'strategy', 'strategies'),
    ...count('orders', 'account with open orders', 'accounts with open orders'),
  ];
  const todo = [
    ...(uses.some(({ kind }) => kind !== 'orders') ? ['Choose another one there'] : []),
    ...(uses.some(({ kind }) => kind === 'orders') ? ['Wait for the orders to finish, or cancel them'] : []),
  ];
  return `“${name}” is used by ${users.join(', ')}. ${todo.join('. ')}.`;
}
