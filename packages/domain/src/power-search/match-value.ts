import { finiteNumber } from '../finite-number.ts';
import { isValueList, type SearchCondition, type SearchOperator, type SearchValue } from './power-search.ts';

/** Tests a value, with its folded text beside it. */
export type ValueTest = (actual: SearchValue, text: string) => boolean;

/** Whether a value matches a condition, without its `not`. Texts are compared ignoring case. */
export function valueTest({ operator, value }: SearchCondition): ValueTest {
  const [first = null, second = null] = isValueList(value) ? value : [value];
  if (operator === '=') return oneOf([first]);
  if (operator === '!=') return opposite(oneOf([first]));
  if (operator === 'in') return oneOf(isValueList(value) ? value : [value]);
  if (operator === 'between') return both(ordered('>=', first), ordered('<=', second));
  if (operator === 'contains') return textTest(first, (text, wanted) => text.includes(wanted));
  if (operator === 'starts with') return textTest(first, (text, wanted) => text.startsWith(wanted));
  return ordered(operator, first);
}

function opposite(test: ValueTest): ValueTest {
  return (actual, text) => !test(actual, text);
}

function both(one: ValueTest, other: ValueTest): ValueTest {
  return (actual, text) => one(actual, text) && other(actual, text);
}

/** A long list costs a row as little as a short one. */
function oneOf(wanted: readonly SearchValue[]): ValueTest {
  const given = wanted.filter((one) => one !== null);
  const hasNull = given.length < wanted.length;
  const texts = new Set(given.map(folded));
  const numbers = new Set(given.map(finiteNumber));
  const flags = new Set(given.filter((one) => typeof one === 'boolean'));
  return (actual, text) => {
    if (actual === null) return hasNull;
    if (typeof actual === 'number') return numbers.has(actual);
    return typeof actual === 'boolean' ? flags.has(actual) : texts.has(text);
  };
}

/** A missing value is neither below nor above anything. */
function ordered(operator: Extract<SearchOperator, '<' | '<=' | '>' | '>='>, wanted: SearchValue): ValueTest {
  if (wanted === null) return () => false;
  const number = finiteNumber(wanted);
  const limit = folded(wanted);
  const isMet = ORDERS[operator];
  return (actual, text) => {
    if (typeof actual === 'number') return number !== null && isMet(actual - number);
    if (typeof actual !== 'string') return false;
    return isMet(text < limit ? -1 : Number(text > limit));
  };
}

const ORDERS = {
  '<': (order: number) => order < 0,
  '<=': (order: number) => order <= 0,
  '>': (order: number) => order > 0,
  '>=': (order: number) => order >= 0,
} as const;

function textTest(wanted: SearchValue, isMet: (text: string, wanted: string) => boolean): ValueTest {
  if (wanted === null) return () => false;
  const part = folded(wanted);
  return (actual, text) => actual !== null && isMet(text, part);
}

export function folded(value: string | number | boolean): string {
  return String(value).toLowerCase();
}
