import type { AssetClass } from '../asset-class.ts';
import type { Owned } from '../entities/strategy-settings.ts';
import { closestOwned } from '../strategy-scope.ts';
import { isStrategyName } from '../strategies/strategy-names.ts';
import { nameKey } from '../name-key.ts';

/** A group, custom strategy or flat setting, with the names it leads to. */
export type StrategyNode = Owned & {
  /** In lookup order. */
  readonly kind: 'group' | 'strategy' | 'setting';
  readonly id: number;
  readonly name: string;
  /** Null for all asset classes. */
  readonly asset_class: AssetClass | null;
  readonly leadsTo: readonly string[];
};

const KINDS = ['group', 'strategy', 'setting'] as const;

/** A sample order of an owner, to look up names. */
function orderOf({ owner_account, owner_alloc_account }: Owned) {
  return { account: owner_account ?? '', alloc_account: owner_alloc_account ?? '' };
}

/** What a name means for an owner's orders, as routing finds it. Null for an algorithm or an unknown name. */
export function findNode(
  nodes: readonly StrategyNode[],
  scope: Owned & { readonly asset_class: AssetClass },
  name: string,
): StrategyNode | null {
  const key = nameKey(name);
  const named = nodes.filter(
    (node) => nameKey(node.name) === key && (node.asset_class === null || node.asset_class === scope.asset_class),
  );
  for (const kind of KINDS) {
    const found = closestOwned(
      named.filter((node) => node.kind === kind),
      orderOf(scope),
    );
    if (found !== undefined) return found;
  }
  return null;
}

/** Names that mean nothing to this owner's orders. */
export function unresolvedNames(nodes: readonly StrategyNode[], node: StrategyNode): readonly string[] {
  const asset_class = node.asset_class ?? 'EQUITY';
  return node.leadsTo.filter(
    (name) => !isStrategyName(nameKey(name)) && findNode(nodes, { ...node, asset_class }, name) === null,
  );
}

/** All owners, each once. A name may mean something else to each. */
function scopesOf(nodes: readonly StrategyNode[], start: StrategyNode): readonly Owned[] {
  const owners = new Map<string, Owned>();
  for (const { owner_account, owner_alloc_account } of [start, ...nodes]) {
    owners.set(`${owner_account ?? ''}|${owner_alloc_account ?? ''}`, { owner_account, owner_alloc_account });
  }
  return [...owners.values()];
}

/** The path from a node back to itself, for any owner's orders. Null without a cycle. */
export function findCycle(nodes: readonly StrategyNode[], start: StrategyNode): readonly string[] | null {
  const asset_class = start.asset_class ?? 'EQUITY';
  for (const owner of scopesOf(nodes, start)) {
    const walk = { nodes, scope: { ...owner, asset_class }, done: new Set<StrategyNode>() };
    if (findNode(nodes, walk.scope, start.name) !== start) continue;
    const path = walkBack(walk, start, []);
    if (path !== null) return path;
  }
  return null;
}

type Walk = {
  readonly nodes: readonly StrategyNode[];
  readonly scope: Owned & { readonly asset_class: AssetClass };
  /** Visited nodes without a cycle. Each is visited once, however many lead to it. */
  readonly done: Set<StrategyNode>;
};

function walkBack(walk: Walk, node: StrategyNode, before: readonly StrategyNode[]): readonly string[] | null {
  const at = before.indexOf(node);
  if (at >= 0) return [...before.slice(at), node].map(({ name }) => name);
  if (walk.done.has(node)) return null;
  for (const name of node.leadsTo) {
    const next = findNode(walk.nodes, walk.scope, name);
    const path = next === null ? null : walkBack(walk, next, [...before, node]);
    if (path !== null) return path;
  }
  walk.done.add(node);
  return null;
}
