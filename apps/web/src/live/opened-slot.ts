type Closable = { close(): void };

/** Holds what is open while a component is mounted, as a store that React can read. */
export type OpenedSlot<Opened extends Closable> = {
  readonly get: () => Opened | null;
  readonly subscribe: (listener: () => void) => () => void;
  /** Returns what closes it and empties the slot. */
  readonly hold: (opened: Opened) => () => void;
};

export function createOpenedSlot<Opened extends Closable>(): OpenedSlot<Opened> {
  const listeners = new Set<() => void>();
  let current: Opened | null = null;
  const set = (next: Opened | null) => {
    current = next;
    for (const listener of listeners) listener();
  };
  return {
    get: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    hold: (opened) => {
      set(opened);
      return () => {
        if (current === opened) set(null);
        opened.close();
      };
    },
  };
}
