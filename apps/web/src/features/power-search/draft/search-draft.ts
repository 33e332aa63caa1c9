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

/** A condition while it is being filled in: its field and its value may be missing yet. */
export type DraftCondition = {
  readonly kind: 'condition';
  readonly field: string | null;
  readonly operator: SearchOperator;
  readonly not: boolean;
  /** As it is typed. */
  readonly value: string;
};

export type DraftGroup = {
  readonly kind: 'group';
  readonly join: SearchJoin;
  readonly not: boolean;
  readonly nodes: readonly DraftNode[];
};

export type DraftNode = DraftCondition | DraftGroup;

/** Where a node is: its place in the outermost group, then in the one there, and so on. */
export type DraftPath = readonly number[];

export const EMPTY_CONDITION: DraftCondition = { kind: 'condition', field: null, operator: '=', not: false, value: '' };

/** A search as the form shows it. */
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

/** The search that a form stands for; what is not complete, or cannot be read, is no part of it yet. */
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

/** The draft with another node at a path; null takes the node away, and a group with it that is then empty. */
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

/** How many conditions there are, however deep. */
export function countConditions({ nodes }: DraftGroup): number {
  return nodes.reduce((count, node) => count + (node.kind === 'group' ? countConditions(node) : 1), 0);
}

/** The condition over another field: what was asked of the old one means nothing to it. */
export function withField(condition: DraftCondition, field: SearchField): DraftCondition {
  const isAllowed = condition.field !== null && operatorsOf(field).includes(condition.operator);
  const operator = isAllowed ? condition.operator : colonOperator(field);
  return { ...condition, field: field.id, operator, value: '' };
}

/** The condition with another operator; of several values the first stays where only one is taken. */
export function withOperator(condition: DraftCondition, operator: SearchOperator, not: boolean): DraftCondition {
  const isOne = operator !== 'in' && operator !== 'between';
  const [first = ''] = condition.value.split(condition.operator === 'between' ? '..' : ',');
  const hasSeveral = condition.operator === 'in' || condition.operator === 'between';
  const value = hasSeveral && (isOne || operator !== condition.operator) ? first.trim() : condition.value;
  return { ...condition, operator, not, value };
}
