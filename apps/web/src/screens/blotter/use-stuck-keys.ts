import type { AssetSelection } from '@meridian/domain/asset-class';
import type { RowKey } from '@meridian/protocol/live/subscription-messages';
import { useEffect, useState } from 'react';
import { useLive } from '../../live/live-context.tsx';

/** More are an outage, for which there is the stuck orders screen. */
const MAX_STUCK = 2_000;

const NONE: readonly RowKey[] = [];

/** The keys of the stuck orders. The set is the same object while it does not change. */
export function useStuckKeys(asset: AssetSelection): readonly RowKey[] {
  const { feed } = useLive();
  const [keys, setKeys] = useState(NONE);
  useEffect(() => {
    const rows = feed.openRows('stuck_orders', { asset });
    const read = () => {
      const found = [...rows.getSnapshot().rows.keys()].slice(0, MAX_STUCK);
      setKeys((known) => (isSameSet(known, found) ? known : found));
    };
    const end = rows.subscribe(read);
    read();
    return () => {
      end();
      rows.close();
    };
  }, [feed, asset]);
  return keys;
}

function isSameSet(a: readonly RowKey[], b: readonly RowKey[]): boolean {
  const known = new Set(a);
  return a.length === b.length && b.every((key) => known.has(key));
}
