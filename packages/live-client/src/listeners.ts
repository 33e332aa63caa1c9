/** Maximum number of listeners. More means that code forgets to unsubscribe. */
const MAX_LISTENERS = 1_000;

export type Listeners<Args extends readonly unknown[]> = {
  /** Returns a function that removes the listener. */
  add(listener: (...args: Args) => void): () => void;
  emit(...args: Args): void;
};

export function createListeners<Args extends readonly unknown[]>(): Listeners<Args> {
  const listeners = new Set<(...args: Args) => void>();
  return {
    add: (listener) => {
      if (listeners.size >= MAX_LISTENERS) throw new Error(`More than ${MAX_LISTENERS} listeners`);
      // Wrapped, so that the same function added twice is called twice and removed one by one.
      const entry = (...args: Args) => listener(...args);
      listeners.add(entry);
      return () => void listeners.delete(entry);
    },
    emit: (...args) => {
      for (const listener of listeners) listener(...args);
    },
  };
}
