/** What a counterparty's rules of engagement relax. */
export type ValidationRules = {
  /** Refuses tags that no dictionary names; otherwise they pass through. */
  readonly refusesUnknownTags: boolean;
  /** Refuses values that the dictionary does not list. */
  readonly refusesUnknownValues: boolean;
  /** Fields of a repeating group keep the dictionary's order; the first of each entry always leads. */
  readonly keepsGroupOrder: boolean;
  /** Application messages that are taken; null for all of the dictionary. */
  readonly takenTypes: readonly string[] | null;
};

export const STRICT_RULES: ValidationRules = {
  refusesUnknownTags: true,
  refusesUnknownValues: true,
  keepsGroupOrder: true,
  takenTypes: null,
};
