import { isJsonRecord } from '../json-text.ts';
import { nameKey } from '../name-key.ts';
import { groupLeadsTo } from '../strategy-groups/group-document.ts';
import { groupProblem, placeProblem } from '../strategy-groups/group-problem.ts';
import { findNode, type StrategyNode } from '../strategy-groups/strategy-graph.ts';
import { PARAMETER_CATALOGUE } from '../strategies/parameter-catalogue.ts';
import { readValues } from '../strategies/read-values.ts';
import { isStrategyName, type StrategyName } from '../strategies/strategy-names.ts';
import type { FileRow, FileRows } from './file-rows.ts';

/** All names besides algorithms. A setting's node gives its algorithm. */
export type FileGraph = {
  readonly nodes: readonly StrategyNode[];
  readonly nodeOf: (row: FileRow<unknown>) => StrategyNode | undefined;
  readonly algorithmOf: (node: StrategyNode) => string | undefined;
};

/** The strategy graph after the import. */
export function fileGraph({ group, strategy, setting }: FileRows): FileGraph {
  const byRow = new Map<FileRow<unknown>, StrategyNode>();
  const algorithms = new Map<StrategyNode, string>();
  const add = (kind: StrategyNode['kind'], row: FileRow<unknown>, leadsTo: readonly string[]): StrategyNode => {
    const { name, asset_class, owner_account, owner_alloc_account } = row;
    const node = { kind, id: byRow.size + 1, name, asset_class, owner_account, owner_alloc_account, leadsTo };
    byRow.set(row, node);
    return node;
  };
  for (const row of group) add('group', row, groupLeadsTo(row.document));
  for (const row of strategy) add('strategy', row, [row.document.strategy_destination]);
  for (const row of setting) algorithms.set(add('setting', row, []), row.document.strategy_name);
  return {
    nodes: [...byRow.values()],
    nodeOf: (row) => byRow.get(row),
    algorithmOf: (node) => algorithms.get(node),
  };
}

function valuesProblem(algorithm: string, values: unknown): string | null {
  if (!isStrategyName(algorithm) || !isJsonRecord(values)) return null;
  const { problems } = readValues(PARAMETER_CATALOGUE[algorithm].parameters, values);
  return problems.length === 0 ? null : `${problems.map(({ message }) => message).join('; ')}.`;
}

/** The algorithms that the orders of a strategy may come to, through settings, strategies and groups. */
function algorithmsOf(graph: FileGraph, start: StrategyNode): readonly StrategyName[] {
  const scope = { ...start, asset_class: start.asset_class ?? 'EQUITY' };
  const algorithms = new Set<string>();
  const nodes = new Set([start]);
  // A set that is walked also yields what is added on the way.
  for (const node of nodes) {
    for (const name of node.leadsTo) {
      const next = findNode(graph.nodes, scope, name);
      if (next === null) algorithms.add(nameKey(name));
      else if (next.kind === 'setting') algorithms.add(graph.algorithmOf(next) ?? '');
      else nodes.add(next);
    }
  }
  return [...algorithms].filter(isStrategyName);
}

/** Why a row is invalid: by itself, or among all others. */
export type RowProblem = { readonly kind: 'invalid' | 'does-not-fit'; readonly message: string };

export function invalidRow(message: string | null): RowProblem | null {
  return message === null ? null : { kind: 'invalid', message };
}

function nameProblem(name: string): string | null {
  return isStrategyName(nameKey(name)) ? `“${name}” is the name of an algorithm: choose another name.` : null;
}

/** Why a flat setting is invalid. Null when it is valid. */
export function settingProblem({ name, asset_class, document }: FileRows['setting'][number]): RowProblem | null {
  const { strategy_name, settings } = document;
  if (asset_class !== null) return invalidRow('A V1 setting holds for every asset class: leave it empty.');
  if (!isStrategyName(strategy_name)) return invalidRow(`“${strategy_name}” is not an algorithm.`);
  return invalidRow(nameProblem(name) ?? valuesProblem(strategy_name, settings));
}

function placed(graph: FileGraph, row: FileRow<unknown>): RowProblem | null {
  const node = graph.nodeOf(row);
  if (node === undefined) return null;
  const others = graph.nodes.filter((other) => other !== node);
  const message = placeProblem(others, node);
  return message === null ? null : { kind: 'does-not-fit', message };
}

/** Why a custom strategy is invalid among all others. Null when it is valid. */
export function strategyProblem(graph: FileGraph, row: FileRows['strategy'][number]): RowProblem | null {
  if (row.asset_class === null) return invalidRow('A V2 strategy needs an asset class.');
  const problem = invalidRow(nameProblem(row.name)) ?? placed(graph, row);
  if (problem !== null) return problem;
  const node = graph.nodeOf(row);
  const algorithms = node === undefined ? [] : algorithmsOf(graph, node);
  const found = algorithms.map((algorithm) => valuesProblem(algorithm, row.document.param_values));
  return invalidRow(found.find((message) => message !== null) ?? null);
}

/** Why a group is invalid among all others. Null when it is valid. */
export function groupRowProblem(graph: FileGraph, row: FileRows['group'][number]): RowProblem | null {
  const { name, asset_class, owner_account, owner_alloc_account, document } = row;
  if (asset_class === null) return invalidRow('A group needs an asset class.');
  const { type, base, multi_arm_param_values, rules } = document;
  const group = { name, asset_class, owner_account, owner_alloc_account, type, base, multi_arm_param_values, rules };
  return invalidRow(groupProblem(group)) ?? placed(graph, row);
}
