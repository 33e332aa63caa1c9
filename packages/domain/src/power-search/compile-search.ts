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

/** Null where the answer is not for whoever asks: neither it nor its opposite finds anything. */
type Verdict = boolean | null;

type Evaluator<Row> = (row: Row) => Verdict;

export type CompileOptions<Row> = {
  readonly cells: CellsOf<Row>;
  /** Fields that must not be found by, whatever is asked of them: a search would tell their values. */
  readonly isHidden?: (field: SearchField) => boolean;
};

/** A search made ready for many rows. It should have no searchProblem; a field that is not known finds nothing. */
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
  // What settles the group whatever the others say: a false one of "and", a true one of "or".
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
