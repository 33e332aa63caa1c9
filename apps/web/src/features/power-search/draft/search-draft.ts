import {
  isSearchGroup,
  type PowerSearch,
  type SearchCondition,
  type SearchJoin,
  type SearchNode,
  type SearchOperator,
} from '@meridian/domain/power-search/power-search';
import { colonOperator, operatorsOf, type SearchField, searchField } from '@meridian/domain/power-search/search-fields';
import { readCondition } from './read-condition.ts';
import { valueText } from './value-text.ts';

/** A condition that is being edited. Its field and value may be missing. */
export type DraftCondition = {
  readonly kind: 'condition';
  readonly field: string | null;
  readonly operator: SearchOperator;
  readonly not: boolean;
  /** The text as typed. */
  readonly value: string;
};

export type DraftGroup = {
  readonly kind: 'group';
  readonly join: SearchJoin;
  readonly not: boolean;
  readonly nodes: readonly DraftNode[];
};

export type DraftNode = DraftCondition | DraftGroup;

/** The position of a node: its index in the outermost group, then in the next group, and so on. */
export type DraftPath = readonly number[];

export const EMPTY_CONDITION: DraftCondition = { kind: 'condition', field: null, operator: '=', not: false, value: '' };

/** The form of a search. */
export function draftOf({ join, conditions }: PowerSearch): DraftGroup {
  return { kind: 'group', join, not: false, nodes: conditions.map(draftNode) };
}

function draftNode(node: SearchNode): DraftNode {
  const { not = false } = node;
  if (isSearchGroup(node)) return { ...draftOf(node), not };
  const field = searchField(node.field);
  const value = field === null ? '' : valueText(field, node.operator, node.value);
  return { kind: 'condition', field: node.field, operator: node.operator, not, value };
}

/** The search of a form. Incomplete or invalid conditions are left out. */
export function searchOfDraft({ join, nodes }: DraftGroup): PowerSearch {
  return { join, conditions: nodes.flatMap(searchNodes) };
}

function searchNodes(node: DraftNode): readonly SearchNode[] {
  const not = node.not && { not: true };
  if (node.kind === 'group') {
    const { join, conditions } = searchOfDraft(node);
    return conditions.length === 0 ? [] : [{ join, conditions, ...not }];
  }
  const read = readCondition(node);
  return read.kind === 'ok' ? [read.condition satisfies SearchCondition] : [];
}

/** The draft with another node at a path. Null removes the node, and its group when that becomes empty. */
export function withNode(group: DraftGroup, [at, ...rest]: DraftPath, node: DraftNode | null): DraftGroup {
  const nodes = group.nodes.flatMap((own, index) => {
    if (index !== at) return [own];
    if (rest.length === 0) return node === null ? [] : [node];
    if (own.kind !== 'group') return [own];
    const inner = withNode(own, rest, node);
    return inner.nodes.length === 0 ? [] : [inner];
  });
  return { ...group, nodes };
}

/** Counts conditions at all levels. */
export function countConditions({ nodes }: DraftGroup): number {
  return nodes.reduce((count, node) => count + (node.kind === 'group' ? countConditions(node) : 1), 0);
}

/** The condition with another field. Operator and value of the old field are dropped when they do not fit. */
export function withField(condition: DraftCondition, field: SearchField): DraftCondition {
  const isAllowed = condition.field !== null && operatorsOf(field).includes(condition.operator);
  const operator = isAllowed ? condition.operator : colonOperator(field);
  return { ...condition, field: field.id, operator, value: '' };
}

/** The condition with another operator. Where only one value is allowed, the first one stays. */
export function withOperator(condition: DraftCondition, operator: SearchOperator, not: boolean): DraftCondition {
  const isOne = operator !== 'in' && operator !== 'between';
  const [first = ''] = condition.value.split(condition.operator === 'between' ? '..' : ',');
  const hasSeveral = condition.operator === 'in' || condition.operator === 'between';
  const value = hasSeveral && (isOne || operator !== condition.operator) ? first.trim() : condition.value;
  return { ...condition, operator, not, value };
}
