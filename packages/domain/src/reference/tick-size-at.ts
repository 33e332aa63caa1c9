/** From a price on, a tick is so large. */
export type PriceBand = { readonly from_price: number; readonly tick_size: number };

/** The tick of a price by its table: the band that begins at or below it; null for an empty table. */
export function tickSizeAt(bands: readonly PriceBand[], price: number): number | null {
  const size = Math.abs(price);
  let best: PriceBand | null = null;
  for (const band of bands) {
    if (band.from_price <= size && (best === null || band.from_price > best.from_price)) best = band;
  }
  return best?.tick_size ?? null;
}
