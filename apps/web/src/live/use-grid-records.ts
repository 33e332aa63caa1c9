import { MAX_RECORDS } from '@meridian/live-client/grid/grid-limits';
import type { GridAmong, GridHandle, GridRecord } from '@meridian/live-client/grid/grid-model';
import type { RowKey } from '@meridian/protocol/live/subscription-messages';
import { useEffect, useState } from 'react';
import { onceLive } from './once-live.ts';

const REFRESH_MS = 1_000;

/** Rows by their keys, or all that the grid has. */
type Wanted = ReadonlySet<RowKey> | 'all';

type Found = { readonly handle: GridHandle; readonly wanted: Wanted; readonly records: readonly GridRecord[] };

/** Rows of a grid, also those out of view, refreshed each second; null until loaded. */
export function useGridRecords(
  handle: GridHandle | null,
  wanted: Wanted,
  fields: readonly string[],
  among: GridAmong = 'all',
): readonly GridRecord[] | null {
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    if (handle === null || (wanted !== 'all' && wanted.size === 0)) return undefined;
    let timer: ReturnType<typeof setTimeout> | null = null;
    let isOver = false;
    let latest = 0;
    const look = async () => {
      latest += 1;
      const mine = latest;
      // The grid closed before it answered.
      const records = await readGridRecords(handle, wanted, fields, among).catch(() => null);
      if (isOver || mine !== latest) return;
      // While the grid is loading, an empty answer does not mean that there is no such row. A grid without a painter
      // never says that it has loaded, so the answer about all rows counts.
      const isSure = wanted === 'all' || handle.getState().status !== 'loading';
      if (records !== null && (isSure || records.length > 0)) setFound({ handle, wanted, records });
      // Starts after the answer, so that large selections refresh less often.
      timer = setTimeout(() => void look(), REFRESH_MS);
    };
    const lookNow = () => {
      if (timer !== null) clearTimeout(timer);
      void look();
    };
    void look();
    const end = onceLive(handle, lookNow);
    return () => {
      isOver = true;
      end();
      if (timer !== null) clearTimeout(timer);
    };
  }, [handle, wanted, fields, among]);
  return found !== null && found.handle === handle && found.wanted === wanted ? found.records : null;
}

/** Those rows as they are now, or all that the grid has. */
export async function readGridRecords(
  handle: GridHandle,
  wanted: Wanted,
  fields: readonly string[],
  among: GridAmong,
): Promise<readonly GridRecord[]> {
  const keys = wanted === 'all' ? await handle.keys({ kind: 'filtered' }) : [...wanted];
  const records: GridRecord[] = [];
  for (let at = 0; at < keys.length; at += MAX_RECORDS) {
    records.push(...(await handle.records(keys.slice(at, at + MAX_RECORDS), fields, among)));
  }
  return records;
}
