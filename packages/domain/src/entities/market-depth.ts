/** Levels of a book that are shown, on each side. */
export const DEPTH_LEVELS = [1, 2, 3, 4, 5] as const;

type DepthLevel = (typeof DEPTH_LEVELS)[number];
type DepthField = `${'bid' | 'ask'}_${DepthLevel}` | `${'bid' | 'ask'}_size_${DepthLevel}`;

/** In the order of a row. */
export const DEPTH_FIELDS: readonly DepthField[] = DEPTH_LEVELS.flatMap(
  (level) => [`bid_${level}`, `bid_size_${level}`, `ask_${level}`, `ask_size_${level}`] as const,
);

/** The best levels of one instrument's book as of now, the best first; a level that is not there is null. */
export type MarketDepth = { readonly exchange_symbol: string } & {
  readonly [Field in DepthField]: number | null;
};
