/** From this price on, the tick has this size. */
export type PriceBand = { readonly from_price: number; readonly tick_size: number };

/** The tick at a price: the last band that starts at or below it. Null for an empty table. */
export function tickSizeAt(bands: readonly PriceBand[], price: number): number | null {
  const size = Math.abs(price);
  let best: PriceBand | null = null;
  for (const band of bands) {
    if (band.from_price <= size && (best === null || band.from_price > best.from_price)) best = band;
  }
  return best?.tick_size ?? null;
}
