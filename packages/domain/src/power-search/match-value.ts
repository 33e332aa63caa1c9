import { finiteNumber } from '../finite-number.ts';
import { isValueList, type SearchCondition, type SearchOperator, type SearchValue } from './power-search.ts';

export type ValueTest = (actual: SearchValue) => boolean;

/** Whether a value matches a condition, without its `not`. Texts are compared ignoring case. */
export function valueTest({ operator, value }: SearchCondition): ValueTest {
  const [first = null, second = null] = isValueList(value) ? value : [value];
  if (operator === '=') return equals(first);
  if (operator === '!=') return opposite(equals(first));
  if (operator === 'in') return oneOf(isValueList(value) ? value : [value]);
  if (operator === 'between') return both(ordered('>=', first), ordered('<=', second));
  if (operator === 'contains') return textTest(first, (actual, wanted) => actual.includes(wanted));
  if (operator === 'starts with') return textTest(first, (actual, wanted) => actual.startsWith(wanted));
  return ordered(operator, first);
}

function opposite(test: ValueTest): ValueTest {
  return (actual) => !test(actual);
}

function both(one: ValueTest, other: ValueTest): ValueTest {
  return (actual) => one(actual) && other(actual);
}

function oneOf(wanted: readonly SearchValue[]): ValueTest {
  const tests = wanted.map(equals);
  return (actual) => tests.some((test) => test(actual));
}

function equals(wanted: SearchValue): ValueTest {
  if (wanted === null) return (actual) => actual === null;
  const number = finiteNumber(wanted);
  const text = folded(wanted);
  return (actual) => {
    if (actual === null) return false;
    if (typeof actual === 'number') return actual === number;
    return typeof actual === 'boolean' ? actual === wanted : folded(actual) === text;
  };
}

/** A missing value is neither below nor above anything. */
function ordered(operator: Extract<SearchOperator, '<' | '<=' | '>' | '>='>, wanted: SearchValue): ValueTest {
  if (wanted === null) return () => false;
  const number = finiteNumber(wanted);
  const text = folded(wanted);
  const isMet = ORDERS[operator];
  return (actual) => {
    if (typeof actual === 'number') return number !== null && isMet(actual - number);
    if (typeof actual !== 'string') return false;
    const own = folded(actual);
    return isMet(own < text ? -1 : Number(own > text));
  };
}

const ORDERS = {
  '<': (order: number) => order < 0,
  '<=': (order: number) => order <= 0,
  '>': (order: number) => order > 0,
  '>=': (order: number) => order >= 0,
} as const;

function textTest(wanted: SearchValue, isMet: (actual: string, wanted: string) => boolean): ValueTest {
  if (wanted === null) return () => false;
  const text = folded(wanted);
  return (actual) => actual !== null && isMet(folded(actual), text);
}

function folded(value: string | number | boolean): string {
  return String(value).toLowerCase();
}
