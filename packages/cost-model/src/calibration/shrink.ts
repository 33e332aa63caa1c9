/** With this many own orders a symbol counts as much as its asset class. */
export const SHRINKAGE_ORDERS = 50;

/** Shrinks a symbol's estimate towards its asset class. Fewer orders mean more shrinkage. */
export function shrink(own: number, group: number, orders: number): number {
  const weight = orders / (orders + SHRINKAGE_ORDERS);
  return weight * own + (1 - weight) * group;
}
