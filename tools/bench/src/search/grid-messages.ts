export type GridJob = { readonly orders: number; readonly words: readonly string[] };

/** Each the median of a few runs, and of the words the slower. */
export type GridTimes = {
  readonly wordMs: number;
  readonly letterMs: number;
  readonly groupedMs: number;
  readonly groupedProcessorMs: number;
};
