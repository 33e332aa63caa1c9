import type { GridDistinct, GridHandle } from '@meridian/live-client/grid/grid-model';
import { useEffect, useState } from 'react';
import { ignoreClosed } from '../control/ignore-closed.ts';

/** Nobody looks through more checkboxes than this. The search finds the others. */
const MAX_VALUES = 1_000;
const REFRESH_MS = 2_000;

/** The values of a column with their counts, refreshed while the form is open; null until loaded. */
export function useDistinct(handle: GridHandle | null, columnId: string): GridDistinct | null {
  const [distinct, setDistinct] = useState<GridDistinct | null>(null);
  useEffect(() => {
    if (handle === null) return undefined;
    let isOpen = true;
    const ask = async () => {
      const next = await handle.distinct(columnId, MAX_VALUES);
      if (isOpen) setDistinct(next);
    };
    ignoreClosed(ask());
    const timer = setInterval(() => ignoreClosed(ask()), REFRESH_MS);
    return () => {
      isOpen = false;
      clearInterval(timer);
    };
  }, [handle, columnId]);
  return distinct;
}
