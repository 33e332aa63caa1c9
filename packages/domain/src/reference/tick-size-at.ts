import type { TickBand } from './market-files.ts';

/** The tick of a price by its table: the band that begins at or below it; null for an empty table. */
export function tickSizeAt(bands: readonly TickBand[], price: number): number | null {
  const reached = bands.filter(({ from_price }) => from_price <= Math.abs(price));
  const best = reached.reduce<TickBand | null>(
    (found, band) => (found === null || band.from_price > found.from_price ? band : found),
    null,
  );
  return best?.tick_size ?? null;
}
