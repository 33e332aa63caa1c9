export const RULE_OPERATORS = ['=', '!=', '<', '<=', '>', '>=', 'in', 'between'] as const;

export type RuleOperator = (typeof RULE_OPERATORS)[number];

/** One condition of a rule: a field, an operator and values. */
export type RuleFilter = {
  readonly filter: string;
  readonly operator: RuleOperator;
  readonly values: readonly (string | number)[];
};

/** Where an order goes when all filters match. */
export type ConditionalRule = {
  readonly result_destination: string;
  readonly filters: readonly RuleFilter[];
};

export const FILTER_KINDS = ['text', 'number', 'time', 'flag', 'choice'] as const;

export type FilterKind = (typeof FILTER_KINDS)[number];

/** A field that a conditional group can filter by. */
export type ConditionalFilter = {
  readonly filter: string;
  readonly label: string;
  readonly kind: FilterKind;
  readonly choices: readonly string[] | null;
};
