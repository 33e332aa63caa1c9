import {
  isSearchGroup,
  isValueList,
  type PowerSearch,
  type SearchCondition,
  type SearchGroup,
  type SearchNode,
} from './power-search.ts';

/** The same search without unnecessary groups, so that equal searches have equal texts. */
export function normaliseSearch({ join, conditions }: PowerSearch): PowerSearch {
  const plain = normaliseNode({ join, conditions });
  if (plain === null) return { join: 'and', conditions: [] };
  if (!isSearchGroup(plain) || plain.not === true) return { join: 'and', conditions: [plain] };
  return { join: plain.join, conditions: plain.conditions };
}

function normaliseNode(node: SearchNode): SearchNode | null {
  return isSearchGroup(node) ? normaliseGroup(node) : normaliseCondition(node);
}

function normaliseGroup({ join, conditions, not = false }: SearchGroup): SearchNode | null {
  const plain = conditions.flatMap((node) => {
    const child = normaliseNode(node);
    if (child === null) return [];
    return isSearchGroup(child) && child.not !== true && child.join === join ? child.conditions : [child];
  });
  const [only] = plain;
  if (only === undefined) return null;
  if (plain.length === 1) return negated(only, not);
  return { join, conditions: plain, ...(not && { not }) };
}

function normaliseCondition({ field, operator, value, not = false }: SearchCondition): SearchCondition {
  const [only, ...others] = isValueList(value) ? value : [value];
  const isSingle = operator === 'in' && only !== undefined && others.length === 0;
  const plain = isSingle ? { field, operator: '=' as const, value: only } : { field, operator, value };
  return { ...plain, ...(not && { not }) };
}

/** Negates a node if asked. Two negations cancel out. */
export function negated<Node extends SearchNode>(node: Node, isTurned: boolean): Node {
  if (!isTurned) return node;
  const { not = false, ...rest } = node;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a node without its `not` is a node.
  return (not ? rest : { ...rest, not: true }) as Node;
}
