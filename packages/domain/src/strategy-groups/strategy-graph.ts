import type { AssetClass } from '../asset-class.ts';
import type { Owned } from '../entities/strategy-settings.ts';
import { closestOwned } from '../strategy-scope.ts';
import { isStrategyName } from '../strategies/strategy-names.ts';
import { nameKey } from '../name-key.ts';

/** A group, a custom strategy or a flat setting, and the names it leads on to. */
export type StrategyNode = Owned & {
  /** In the order in which a name is looked for. */
  readonly kind: 'group' | 'strategy' | 'setting';
  readonly id: number;
  readonly name: string;
  /** Null for what serves every asset class. */
  readonly asset_class: AssetClass | null;
  readonly leadsTo: readonly string[];
};

const KINDS = ['group', 'strategy', 'setting'] as const;

/** Stands for an order of an owner: what a name means to it. */
function orderOf({ owner_account, owner_alloc_account }: Owned) {
  return { account: owner_account ?? '', alloc_account: owner_alloc_account ?? '' };
}

/** What a name means to an owner's orders, found as routing finds it; null for an algorithm and for nothing. */
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

/** Names that lead to nothing which this owner's orders may use. */
export function unresolvedNames(nodes: readonly StrategyNode[], node: StrategyNode): readonly string[] {
  const asset_class = node.asset_class ?? 'EQUITY';
  return node.leadsTo.filter(
    (name) => !isStrategyName(nameKey(name)) && findNode(nodes, { ...node, asset_class }, name) === null,
  );
}

/** Every owner of anything, each once: names may mean something else to each. */
function scopesOf(nodes: readonly StrategyNode[], start: StrategyNode): readonly Owned[] {
  const owners = new Map<string, Owned>();
  for (const { owner_account, owner_alloc_account } of [start, ...nodes]) {
    owners.set(`${owner_account ?? ''}|${owner_alloc_account ?? ''}`, { owner_account, owner_alloc_account });
  }
  return [...owners.values()];
}

/** The way from a node back to itself, for any owner whose orders could take it; null when there is none. */
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
  /** Walked already, without coming back: each is looked at once, however many lead to it. */
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
