import type { GridHandle, GridRecord } from '@meridian/live-client/grid/grid-model';
import type { RowKey } from '@meridian/protocol/live/subscription-messages';
import { useEffect, useState } from 'react';
import { onceLive } from './once-live.ts';

const REFRESH_MS = 1_000;

/** A row of a grid by its key, refreshed each second; null while unknown. */
export function useGridRecord(handle: GridHandle | null, key: RowKey | null): GridRecord | null {
  const [found, setFound] = useState<{ readonly key: RowKey; readonly record: GridRecord } | null>(null);
  useEffect(() => {
    if (handle === null || key === null) return undefined;
    let isOver = false;
    const look = async () => {
      // The grid closed before it answered.
      const records = await handle.records([key]).catch(() => []);
      const record = records[0];
      if (!isOver) setFound(record === undefined ? null : { key, record });
    };
    void look();
    const timer = setInterval(() => void look(), REFRESH_MS);
    const end = onceLive(handle, () => void look());
    return () => {
      isOver = true;
      clearInterval(timer);
      end();
    };
  }, [handle, key]);
  return found !== null && found.key === key ? found.record : null;
}
