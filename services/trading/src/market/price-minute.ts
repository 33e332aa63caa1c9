/** The last price of each instrument at a moment, by its index. Null without a price. */
export type PriceMinute = { readonly atMs: number; readonly lastTicks: readonly (number | null)[] };
