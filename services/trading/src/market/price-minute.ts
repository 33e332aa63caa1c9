/** The last price of each instrument at a moment, by its index. Null without a price. */
export type PriceMinute = { readonly atMs: number; readonly lastTicks: readonly (number | null)[] };

/** The first price of an instrument in a recording. Null without one. */
export type FirstRecorded = (instrument: number) => { readonly atMs: number; readonly lastTicks: number } | null;
