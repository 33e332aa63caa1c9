/** How many orders of its own make a symbol count as much as its asset class. */
export const SHRINKAGE_ORDERS = 50;

/** A symbol's estimate drawn towards its asset class, the more so the fewer orders it rests on. */
export function shrink(own: number, group: number, orders: number): number {
  const weight = orders / (orders + SHRINKAGE_ORDERS);
  return weight * own + (1 - weight) * group;
}
