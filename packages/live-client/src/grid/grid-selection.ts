import type { RowKey } from '@meridian/protocol/live/subscription-messages';
import { createListeners } from '../listeners.ts';
import type { GridSelection } from './grid-model.ts';

/** The page's set of selected keys. `tell` sends each change to the worker. */
export function createGridSelection(
  tell: (keys: readonly RowKey[]) => void,
): GridSelection & { drop(keys: readonly RowKey[]): void } {
  const listeners = createListeners<[]>();
  let keys: ReadonlySet<RowKey> = new Set();

  function replace(next: ReadonlySet<RowKey>): void {
    keys = next;
    listeners.emit();
  }

  function change(next: ReadonlySet<RowKey>): void {
    if (next.size === keys.size && [...next].every((key) => keys.has(key))) return;
    replace(next);
    tell([...next]);
  }

  return {
    getKeys: () => keys,
    subscribe: (listener) => listeners.add(listener),
    set: (wanted) => change(new Set(wanted)),
    toggle: (key) => {
      const next = new Set(keys);
      if (!next.delete(key)) next.add(key);
      change(next);
    },
    /** The worker knows about these already. */
    drop: (lost) => {
      const next = new Set(keys);
      for (const key of lost) next.delete(key);
      if (next.size < keys.size) replace(next);
    },
  };
}
