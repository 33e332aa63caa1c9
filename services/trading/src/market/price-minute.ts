/** The last price of every instrument at a moment, by its place in the reference; null for one without a price. */
export type PriceMinute = { readonly atMs: number; readonly lastTicks: readonly (number | null)[] };
