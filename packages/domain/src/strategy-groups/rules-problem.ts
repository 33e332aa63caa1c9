import type { ConditionalRule, FilterKind, RuleFilter, RuleOperator } from '../entities/conditional-rule.ts';
import { RULE_OPERATORS } from '../entities/conditional-rule.ts';
import { filterOf } from './conditional-filters.ts';
import { findDuplicate } from './find-duplicate.ts';
import { comparable } from './match-rule.ts';

const UNORDERED: readonly RuleOperator[] = ['=', '!=', 'in'];

/** The operators of a kind. Words and flags are only equal or different. */
export function operatorsOf(kind: FilterKind): readonly RuleOperator[] {
  if (kind === 'flag') return ['='];
  return kind === 'number' || kind === 'time' ? RULE_OPERATORS : UNORDERED;
}

/** Why a condition can never be evaluated. Null when it can. */
export function filterProblem({ filter, operator, values }: RuleFilter): string | null {
  const known = filterOf(filter);
  if (known === null) return `There is no filter “${filter}”.`;
  const { label, kind, choices } = known;
  if (!operatorsOf(kind).includes(operator)) return `${label} cannot be compared with “${operator}”.`;
  if (operator === 'between' && values.length !== 2) return `${label} between needs two values.`;
  if (values.every((value) => String(value).trim() === '')) return `${label} needs a value.`;
  if (operator !== 'between' && operator !== 'in' && values.length !== 1) return `${label} needs exactly one value.`;
  const read = values.map((value) => comparable(kind, value));
  const wrong = values.find((_, index) => read[index] === null || read[index] === '');
  if (wrong !== undefined) return `“${wrong}” is not ${KIND_WORDS[kind]}: change ${label}.`;
  const unknown = values.find((value) => choices !== null && !isChoice(choices, value));
  if (unknown !== undefined) return `“${unknown}” is not one of the choices for ${label}.`;
  const [low, high] = read;
  // A window of times may cross midnight.
  if (operator === 'between' && kind !== 'time' && Number(low) > Number(high))
    return `${label}: the first value is above the second.`;
  return null;
}

const KIND_WORDS: Readonly<Record<FilterKind, string>> = {
  number: 'a number',
  time: 'a time of day such as 15:30',
  flag: 'yes or no',
  text: 'a text',
  choice: 'a choice',
};

function isChoice(choices: readonly string[], value: string | number): boolean {
  return choices.some((choice) => choice.toLowerCase() === String(value).trim().toLowerCase());
}

/** Why rules are invalid, with the number of the rule. Null when they are valid. */
export function rulesProblem(rules: readonly ConditionalRule[]): string | null {
  if (rules.length === 0) return 'A conditional group needs a rule: add one.';
  for (const [index, { filters }] of rules.entries()) {
    const problem = filters.map(filterProblem).find((one) => one !== null);
    if (problem !== undefined) return `Rule ${index + 1}: ${problem}`;
    if (filters.length === 0) return `Rule ${index + 1} has no condition: add one, or use it as the base.`;
  }
  const twice = findDuplicate(rules);
  return twice === null ? null : `Two rules lead to “${twice}”: put their conditions together, or choose another.`;
}
