/** `between` includes both ends. `in` matches one of a list. */
export const SEARCH_OPERATORS = ['=', '!=', '<', '<=', '>', '>=', 'contains', 'starts with', 'in', 'between'] as const;

export type SearchOperator = (typeof SEARCH_OPERATORS)[number];

export type SearchJoin = 'and' | 'or';

/** Null is a missing value. */
export type SearchValue = string | number | boolean | null;

export type SearchCondition = {
  /** The id of a column, or ANY_FIELD. */
  readonly field: string;
  readonly operator: SearchOperator;
  /** A list for `in`, the two ends for `between`. */
  readonly value: SearchValue | readonly SearchValue[];
  readonly not?: boolean;
};

export type SearchGroup = {
  readonly join: SearchJoin;
  readonly conditions: readonly SearchNode[];
  readonly not?: boolean;
};

export type SearchNode = SearchCondition | SearchGroup;

/** A search as data, for storing, sending and evaluating. Without conditions it finds every order. */
export type PowerSearch = {
  readonly join: SearchJoin;
  readonly conditions: readonly SearchNode[];
  /** The reader's time zone: start and end are compared as his grid shows them. Without it, on the exchange's clock. */
  readonly zone?: string;
};

export const EVERYTHING: PowerSearch = { join: 'and', conditions: [] };

/** Stands for the columns that name an order. */
export const ANY_FIELD = 'any';

/** Bounds the cost of evaluating a search on every change of every row. */
export const MAX_SEARCH_CONDITIONS = 50;
/** Maximum depth of nested groups, the outermost included. */
export const MAX_SEARCH_DEPTH = 4;
/** Values in all lists of one search together. */
export const MAX_SEARCH_VALUES = 200;
export const MAX_SEARCH_VALUE_LENGTH = 256;

export function isSearchGroup(node: SearchNode): node is SearchGroup {
  return 'conditions' in node;
}

export function isValueList(value: SearchCondition['value']): value is readonly SearchValue[] {
  return Array.isArray(value);
}

/** Every condition of a search, at all levels. */
export function* searchConditions({ conditions }: Pick<SearchGroup, 'conditions'>): Generator<SearchCondition> {
  for (const node of conditions) {
    if (isSearchGroup(node)) yield* searchConditions(node);
    else yield node;
  }
}

export function searchDepth({ conditions }: Pick<SearchGroup, 'conditions'>): number {
  return 1 + Math.max(0, ...conditions.map((node) => (isSearchGroup(node) ? searchDepth(node) : 0)));
}
