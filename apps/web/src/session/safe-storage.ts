/** Local storage that never throws, even in private windows, on full disks or when a policy forbids it. */
export type SafeStorage = {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
};

export function createSafeStorage(storage: () => Storage): SafeStorage {
  return {
    get: (key) => ignoreFailure(() => storage().getItem(key)) ?? null,
    set: (key, value) => ignoreFailure(() => storage().setItem(key, value)),
    remove: (key) => ignoreFailure(() => storage().removeItem(key)),
  };
}

function ignoreFailure<Value>(action: () => Value): Value | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
