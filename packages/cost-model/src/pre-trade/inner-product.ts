/** The sum of products, place by place. */
export function innerProduct(left: readonly number[], right: readonly number[]): number {
  let total = 0;
  for (const [place, value] of left.entries()) total += value * (right[place] ?? 0);
  return total;
}
