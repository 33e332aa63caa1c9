import { isCalendarDate } from '../calendar-date.ts';
import { isTimeZone } from '../zoned-time.ts';
import {
  isValueList,
  MAX_SEARCH_CONDITIONS,
  MAX_SEARCH_DEPTH,
  MAX_SEARCH_VALUE_LENGTH,
  MAX_SEARCH_VALUES,
  type PowerSearch,
  type SearchCondition,
  searchConditions,
  searchDepth,
  type SearchValue,
} from './power-search.ts';
import { operatorsOf, type SearchField, searchField } from './search-fields.ts';
import { cutText } from '../well-formed.ts';

/** Why a well-formed search cannot be evaluated, as a text for the screen. Null when it can. */
export function searchProblem(search: PowerSearch): string | null {
  const badZone = searchZoneProblem(search.zone);
  if (badZone !== null) return badZone;
  if (searchDepth(search) > MAX_SEARCH_DEPTH) return `Groups go ${MAX_SEARCH_DEPTH} deep at most.`;
  let conditions = 0;
  let values = 0;
  for (const condition of searchConditions(search)) {
    conditions += 1;
    if (isValueList(condition.value)) values += condition.value.length;
    const problem = conditionProblem(condition);
    if (problem !== null) return problem;
    if (conditions > MAX_SEARCH_CONDITIONS) return `A search has ${MAX_SEARCH_CONDITIONS} conditions at most.`;
    if (values > MAX_SEARCH_VALUES) return `The lists of a search have ${MAX_SEARCH_VALUES} values at most.`;
  }
  return null;
}

/** Zones come from the page. */
export function searchZoneProblem(zone: string | undefined): string | null {
  return zone === undefined || isTimeZone(zone) ? null : `There is no time zone ${cutText(zone, 64)}.`;
}

function conditionProblem({ field: id, operator, value }: SearchCondition): string | null {
  const field = searchField(id);
  if (field === null) return `There is no field ${cutText(id, 64)}.`;
  if (!operatorsOf(field).includes(operator)) return `${field.header} cannot be searched with “${operator}”.`;
  if (operator === 'in' || operator === 'between') {
    if (!isValueList(value) || value.length === 0) return `${field.header}: “${operator}” takes a list of values.`;
    if (operator === 'between' && value.length !== 2) return `${field.header}: a range has two ends.`;
    return value.map((one) => valueProblem(field, operator, one)).find((problem) => problem !== null) ?? null;
  }
  if (isValueList(value)) return `${field.header}: “${operator}” takes one value.`;
  return valueProblem(field, operator, value);
}

const EXPECTED = {
  text: 'a text',
  choice: 'a text',
  number: 'a number',
  flag: 'on or off',
  date: 'a date such as 2026-01-31',
  time: 'a time in epoch milliseconds',
} as const;

function valueProblem(field: SearchField, operator: SearchCondition['operator'], value: SearchValue): string | null {
  if (value === null) {
    return ['=', '!=', 'in'].includes(operator) ? null : `${field.header}: “${operator}” needs a value.`;
  }
  if (!fits(field, value)) return `${field.header} takes ${EXPECTED[field.kind]}.`;
  const isLookup = operator === 'contains' || operator === 'starts with';
  return isLookup && value === '' ? `${field.header}: an empty text is in everything.` : null;
}

function fits({ kind }: SearchField, value: Exclude<SearchValue, null>): boolean {
  if (kind === 'number' || kind === 'time') return typeof value === 'number' && Number.isFinite(value);
  if (kind === 'flag') return typeof value === 'boolean';
  if (typeof value !== 'string' || value.length > MAX_SEARCH_VALUE_LENGTH) return false;
  return kind !== 'date' || isCalendarDate(value);
}
