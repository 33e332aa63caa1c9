import { normaliseSearch } from './normalise-search.ts';
import {
  ANY_FIELD,
  isSearchGroup,
  isValueList,
  type PowerSearch,
  type SearchCondition,
  type SearchNode,
  type SearchValue,
} from './power-search.ts';
import { colonOperator, type SearchField, searchField } from './search-fields.ts';
import { printSearchValue, printWord, quoted } from './search-value-text.ts';

/** The text form of a valid search. Parsing it returns the same search in normal form. */
export function printSearch(search: PowerSearch): string {
  const { join, conditions } = normaliseSearch(search);
  return joinNodes(join, conditions);
}

function joinNodes(join: 'and' | 'or', nodes: readonly SearchNode[]): string {
  return nodes.map(printNode).join(join === 'or' ? ' or ' : ' ');
}

function printNode(node: SearchNode): string {
  const text = isSearchGroup(node) ? `(${joinNodes(node.join, node.conditions)})` : printCondition(node);
  return node.not === true ? `-${text}` : text;
}

function printCondition({ field: id, operator, value }: SearchCondition): string {
  const field = searchField(id);
  if (field === null) throw new Error(`A search over an unknown field cannot be printed: ${id}`);
  const values = isValueList(value) ? value : [value];
  const print = (one: SearchValue) => printSearchValue(field, one);
  if (id === ANY_FIELD && operator !== '=') return printAny(operator, values);
  const name = printWord(field.name);
  if (operator === '=' || operator === 'in') return `${name}${equalSign(field)}${values.map(print).join(',')}`;
  if (operator === 'contains') return `${name}~${values.map(print).join(',')}`;
  if (operator === 'starts with') return `${name}:${values.map((one) => `${print(one)}*`).join(',')}`;
  if (operator === 'between') return `${name}:${values.map(print).join('..')}`;
  return `${name}${operator}${values.map(print).join(',')}`;
}

function printAny(operator: SearchCondition['operator'], [value]: readonly SearchValue[]): string {
  const text = String(value ?? '');
  // A word before an operator would be read as a field. Quotes make it safe, unless an operator follows.
  const word = /^[\p{L}\p{N}]+$/u.test(text) ? printWord(text) : quoted(text);
  return operator === 'starts with' ? `${word}*` : word;
}

function equalSign(field: SearchField): ':' | '=' {
  return colonOperator(field) === '=' ? ':' : '=';
}
