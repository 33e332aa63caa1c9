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

const SIGNS: Readonly<Partial<Record<SearchOperator, string>>> = { '=': '=', '!=': '≠' };

/** The name of the negated operator, where the negation is offered. */
const OPPOSITES: Readonly<Partial<Record<SearchOperator, string>>> = {
  contains: 'has no',
  'starts with': 'does not start with',
  in: 'is none of',
  between: 'not between',
};

const COMPARISONS = ['<', '<=', '>', '>='] as const;
const TEXTS = ['contains', 'starts with'] as const;

/** The most likely operator comes first: comparison for numbers, "contains" for texts. */
function inOrder({ kind }: SearchField): readonly SearchOperator[] {
  const isText = kind === 'text' || kind === 'choice';
  const middle = isText
    ? [...TEXTS, 'in' as const, ...COMPARISONS]
    : [...COMPARISONS, 'between' as const, 'in' as const];
  return ['=', '!=', ...middle];
}

function choice(field: SearchField, operator: SearchOperator, not: boolean): OperatorChoice {
  const isNumber = field.kind === 'number' || field.kind === 'date' || field.kind === 'time';
  const plain = (isNumber ? SIGNS[operator] : undefined) ?? WORDS[operator];
  const label = not ? (OPPOSITES[operator] ?? `not ${plain}`) : plain;
  return { key: `${not ? 'not ' : ''}${operator}`, label, operator, not };
}

/** Operators of a field, including negations. The current operator is always included. */
export function operatorChoices(
  field: SearchField,
  now: Pick<DraftCondition, 'operator' | 'not'>,
): readonly OperatorChoice[] {
  const allowed = operatorsOf(field);
  const choices = inOrder(field)
    .filter((operator) => allowed.includes(operator))
    .flatMap((operator) => {
      const plain = choice(field, operator, false);
      return OPPOSITES[operator] === undefined ? [plain] : [plain, choice(field, operator, true)];
    });
  const current = choice(field, now.operator, now.not);
  return choices.some(({ key }) => key === current.key) ? choices : [...choices, current];
}
