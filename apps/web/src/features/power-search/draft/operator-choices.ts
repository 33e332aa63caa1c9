import type { SearchOperator } from '@meridian/domain/power-search/power-search';
import { operatorsOf, type SearchField } from '@meridian/domain/power-search/search-fields';
import type { DraftCondition } from './search-draft.ts';

export type OperatorChoice = {
  readonly key: string;
  readonly label: string;
  readonly operator: SearchOperator;
  readonly not: boolean;
};

const WORDS: Readonly<Record<SearchOperator, string>> = {
  '=': 'is',
  '!=': 'is not',
  '<': '<',
  '<=': '≤',
  '>': '>',
  '>=': '≥',
  contains: 'contains',
  'starts with': 'starts with',
  in: 'is one of',
  between: 'between',
};

/** What the opposite is called, where people ask for it. */
const OPPOSITES: Readonly<Partial<Record<SearchOperator, string>>> = {
  contains: 'has no',
  'starts with': 'starts not with',
  in: 'is none of',
  between: 'not between',
};

const ORDER: readonly SearchOperator[] = ['=', '!=', '<', '<=', '>', '>=', 'contains', 'starts with', 'in', 'between'];

function choice(field: SearchField, operator: SearchOperator, not: boolean): OperatorChoice {
  const isNumber = field.kind === 'number' || field.kind === 'date' || field.kind === 'time';
  const plain = isNumber && operator === '=' ? '=' : isNumber && operator === '!=' ? '≠' : WORDS[operator];
  const label = not ? (OPPOSITES[operator] ?? `not ${plain}`) : plain;
  return { key: `${not ? 'not ' : ''}${operator}`, label, operator, not };
}

/** What may be asked of a field, its opposites among it; what is asked now is there however odd. */
export function operatorChoices(
  field: SearchField,
  now: Pick<DraftCondition, 'operator' | 'not'>,
): readonly OperatorChoice[] {
  const allowed = operatorsOf(field);
  const choices = ORDER.filter((operator) => allowed.includes(operator)).flatMap((operator) => {
    const plain = choice(field, operator, false);
    return OPPOSITES[operator] === undefined ? [plain] : [plain, choice(field, operator, true)];
  });
  const current = choice(field, now.operator, now.not);
  return choices.some(({ key }) => key === current.key) ? choices : [...choices, current];
}
