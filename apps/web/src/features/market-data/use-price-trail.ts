import { finiteNumber } from '@meridian/domain/finite-number';
import { useState } from 'react';
import type { MarketRecord } from './market-data-record.ts';
import { type PricePoint, withPrice } from './price-trail.ts';

/** The prices since the panel opened. */
export function usePriceTrail(record: MarketRecord | null): readonly PricePoint[] {
  const [kept, setKept] = useState<{ readonly from: MarketRecord | null; readonly trail: readonly PricePoint[] }>({
    from: null,
    trail: [],
  });
  if (record === null || record === kept.from) return kept.trail;
  const price = finiteNumber(record['current_last']);
  const atMs = finiteNumber(record['last_update_timestamp']);
  const trail = price === null || atMs === null ? kept.trail : withPrice(kept.trail, { atMs, price });
  setKept({ from: record, trail });
  return trail;
}
