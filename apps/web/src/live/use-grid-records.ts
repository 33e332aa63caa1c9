import { MAX_RECORDS } from '@meridian/live-client/grid/grid-limits';
import type { GridHandle, GridRecord } from '@meridian/live-client/grid/grid-model';
import type { RowKey } from '@meridian/protocol/live/subscription-messages';
import { useEffect, useState } from 'react';

const REFRESH_MS = 1_000;

type Found = { readonly keys: Iterable<RowKey>; readonly records: readonly GridRecord[] };

/** Rows of a grid by their keys, those beyond the window too, as of about now; null until they have come. */
export function useGridRecords(
  handle: GridHandle | null,
  keys: ReadonlySet<RowKey>,
  fields: readonly string[],
): readonly GridRecord[] | null {
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    if (handle === null || keys.size === 0) return undefined;
    let timer: ReturnType<typeof setTimeout> | null = null;
    let isOver = false;
    const look = async () => {
      const records = await readAll(handle, [...keys], fields);
      if (isOver) return;
      if (records !== null) setFound({ keys, records });
      // After the answer, so that many rows are asked for less often.
      timer = setTimeout(() => void look(), REFRESH_MS);
    };
    void look();
    return () => {
      isOver = true;
      if (timer !== null) clearTimeout(timer);
    };
  }, [handle, keys, fields]);
  return found !== null && found.keys === keys ? found.records : null;
}

async function readAll(handle: GridHandle, keys: readonly RowKey[], fields: readonly string[]) {
  const records: GridRecord[] = [];
  for (let at = 0; at < keys.length; at += MAX_RECORDS) {
    // A grid that closes meanwhile has nothing more to say.
    const part = await handle.records(keys.slice(at, at + MAX_RECORDS), fields).catch(() => null);
    if (part === null) return null;
    records.push(...part);
  }
  return records;
}
