import { valueTest } from './match-value.ts';
import {
  isSearchGroup,
  type PowerSearch,
  type SearchCondition,
  type SearchGroup,
  type SearchNode,
  type SearchValue,
} from './power-search.ts';
import { type SearchField, searchField } from './search-fields.ts';
import { type CellsOf, searchReader } from './search-reader.ts';

/** Null when the user may not see the field: neither the condition nor its negation finds a row. */
type Verdict = boolean | null;

type Evaluator<Row> = (row: Row) => Verdict;

export type CompileOptions<Row> = {
  readonly cells: CellsOf<Row>;
  /** Hidden fields find nothing, because a search would reveal their values. */
  readonly isHidden?: (field: SearchField) => boolean;
};

/** Prepares a search for many rows. The search must have no searchProblem; an unknown field finds nothing. */
export function compileSearch<Row>(search: PowerSearch, options: CompileOptions<Row>): (row: Row) => boolean {
  if (search.conditions.length === 0) return () => true;
  const evaluate = groupEvaluator(search, options);
  return (row) => evaluate(row) === true;
}

function evaluator<Row>(node: SearchNode, options: CompileOptions<Row>): Evaluator<Row> {
  const evaluate = isSearchGroup(node) ? groupEvaluator(node, options) : conditionEvaluator(node, options);
  if (node.not !== true) return evaluate;
  return (row) => {
    const verdict = evaluate(row);
    return verdict === null ? null : !verdict;
  };
}

function groupEvaluator<Row>(
  { join, conditions }: Pick<SearchGroup, 'join' | 'conditions'>,
  options: CompileOptions<Row>,
): Evaluator<Row> {
  const evaluators = conditions.map((node) => evaluator(node, options));
  // The value that decides a group at once: false for "and", true for "or".
  const settling = join === 'or';
  return (row) => {
    let verdict: Verdict = !settling;
    for (const evaluate of evaluators) {
      const one = evaluate(row);
      if (one === settling) return settling;
      if (one === null) verdict = null;
    }
    return verdict;
  };
}

function conditionEvaluator<Row>(
  condition: SearchCondition,
  { cells, isHidden = () => false }: CompileOptions<Row>,
): Evaluator<Row> {
  const field = searchField(condition.field);
  if (field === null || isHidden(field)) return () => null;
  const read = searchReader(field, cells);
  if (condition.operator === '!=') {
    const equals = anyOf(valueTest({ ...condition, operator: '=' }));
    return (row) => !equals(read(row));
  }
  const test = anyOf(valueTest(condition));
  return (row) => test(read(row));
}

function anyOf(test: (value: SearchValue) => boolean): (actual: SearchValue | readonly SearchValue[]) => boolean {
  return (actual) => {
    if (actual === null || typeof actual !== 'object') return test(actual);
    return actual.some(test);
  };
}
