type Closable = { close(): void };

/** A store for a resource that is open while a component is mounted. */
export type OpenedSlot<Opened extends Closable> = {
  readonly get: () => Opened | null;
  readonly subscribe: (listener: () => void) => () => void;
  /** Returns a function that closes the resource and empties the slot. */
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
