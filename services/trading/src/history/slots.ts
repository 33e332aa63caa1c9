/** The parts of a day in which volume is counted: the opening auction, 390 minutes, the closing auction. */
export const MINUTES = 390;
export const OPENING_SLOT = 0;
export const CLOSING_SLOT = MINUTES + 1;
export const SLOTS = MINUTES + 2;
export const MINUTE_MS = 60_000;
export const BUCKET_MINUTES = 5;
/** Nothing trades in the closing call, before the uncross. */
export const LAST_CONTINUOUS_SLOT = MINUTES - BUCKET_MINUTES;

/** Reads a typed array where the index is known to be inside. */
export function at(values: Float64Array, index: number): number {
  const value = values[index];
  if (value === undefined) throw new Error(`there is no ${index} in ${values.length} values`);
  return value;
}

export function add(values: Float64Array, index: number, amount: number): void {
  values[index] = at(values, index) + amount;
}

/** A loop, because iterators over typed arrays are slow. */
export function total(values: Float64Array, from = 0, to = values.length): number {
  let sum = 0;
  for (let index = from; index < to; index += 1) sum += at(values, index);
  return sum;
}

/** Milliseconds from the open to a point within a slot. An auction is at its uncross. */
export function slotMs(slot: number, part: number): number {
  if (slot === OPENING_SLOT) return 0;
  if (slot === CLOSING_SLOT) return MINUTES * MINUTE_MS;
  return Math.round((slot - 1 + part) * MINUTE_MS);
}
