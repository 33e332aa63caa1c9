/** Shown levels of a book, on each side. */
export const DEPTH_LEVELS = [1, 2, 3, 4, 5] as const;

type DepthLevel = (typeof DEPTH_LEVELS)[number];
type DepthField = `${'bid' | 'ask'}_${DepthLevel}` | `${'bid' | 'ask'}_size_${DepthLevel}`;

/** In the order of a row. */
export const DEPTH_FIELDS: readonly DepthField[] = DEPTH_LEVELS.flatMap(
  (level) => [`bid_${level}`, `bid_size_${level}`, `ask_${level}`, `ask_size_${level}`] as const,
);

/** The best levels of one instrument's current book, best first. Missing levels are null. */
export type MarketDepth = { readonly exchange_symbol: string } & {
  readonly [Field in DepthField]: number | null;
};
