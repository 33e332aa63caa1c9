import { FieldCells, isPlainText } from './field-cells.ts';
import { folded, valueTest } from './match-value.ts';
import {
  isSearchGroup,
  type PowerSearch,
  type SearchCondition,
  type SearchGroup,
  type SearchNode,
} from './power-search.ts';
import { type SearchField, searchField } from './search-fields.ts';
import { type CellsOf, type SearchClock, searchReader } from './search-reader.ts';

/** Null when the user may not see the field: neither the condition nor its negation finds a row. */
type Verdict = boolean | null;

/** `pass` is another one for each row, so that a field is read once for all conditions. */
type Evaluator<Row> = (row: Row, pass: number) => Verdict;

export type CompileOptions<Row> = {
  readonly cells: CellsOf<Row>;
  /** Hidden fields find nothing, because a search would reveal their values. */
  readonly isHidden?: (field: SearchField) => boolean;
  /** The day on whose clocks times of two zones are compared. */
  readonly nowMs: () => number;
};

/** Prepares a search for many rows. The search must have no searchProblem; an unknown field finds nothing. */
export function compileSearch<Row>(search: PowerSearch, options: CompileOptions<Row>): (row: Row) => boolean {
  if (search.conditions.length === 0) return () => true;
  const { zone } = search;
  const clock = zone === undefined ? null : { zone, nowMs: options.nowMs };
  const evaluate = groupEvaluator(search, { ...options, clock, fields: new Map() });
  let pass = 0;
  return (row) => {
    pass += 1;
    return evaluate(row, pass) === true;
  };
}

type Compiling<Row> = CompileOptions<Row> & {
  readonly clock: SearchClock | null;
  readonly fields: Map<string, FieldCells<Row>>;
};

function evaluator<Row>(node: SearchNode, options: Compiling<Row>): Evaluator<Row> {
  const evaluate = isSearchGroup(node) ? groupEvaluator(node, options) : conditionEvaluator(node, options);
  if (node.not !== true) return evaluate;
  return (row, pass) => {
    const verdict = evaluate(row, pass);
    return verdict === null ? null : !verdict;
  };
}

function groupEvaluator<Row>(
  { join, conditions }: Pick<SearchGroup, 'join' | 'conditions'>,
  options: Compiling<Row>,
): Evaluator<Row> {
  const evaluators = conditions.map((node) => evaluator(node, options));
  // The value that decides a group at once: false for "and", true for "or".
  const settling = join === 'or';
  return (row, pass) => {
    let verdict: Verdict = !settling;
    for (const evaluate of evaluators) {
      const one = evaluate(row, pass);
      if (one === settling) return settling;
      if (one === null) verdict = null;
    }
    return verdict;
  };
}

function conditionEvaluator<Row>(condition: SearchCondition, options: Compiling<Row>): Evaluator<Row> {
  const field = searchField(condition.field);
  if (field === null || options.isHidden?.(field) === true) return () => null;
  const cells = fieldCells(field, options);
  const { operator, value } = condition;
  if (operator === 'contains' && typeof value === 'string' && isPlainText(value)) {
    const part = folded(value);
    return (row, pass) => cells.allTexts(row, pass).includes(part);
  }
  if (operator === '!=') {
    const equals = valueTest({ ...condition, operator: '=' });
    return (row, pass) => !cells.some(row, pass, equals);
  }
  const test = valueTest(condition);
  return (row, pass) => cells.some(row, pass, test);
}

function fieldCells<Row>(field: SearchField, { cells, clock, fields }: Compiling<Row>): FieldCells<Row> {
  const known = fields.get(field.id) ?? new FieldCells(searchReader(field, cells, clock));
  fields.set(field.id, known);
  return known;
}
