import { createSafeStorage } from './safe-storage.ts';

const storage = createSafeStorage(() => sessionStorage);

/** Longer work is not kept: browsers store about five million characters. */
const MAX_KEPT_CHARACTERS = 2_000_000;

export type KeptName = 'basket' | 'studio';

function keyOf(name: KeptName, userId: number): string {
  return `kept_${name}:${userId}`;
}

/** Unsaved work of this tab from before a reload, as JSON; undefined for none. */
export function keptWork(name: KeptName, userId: number): unknown {
  const text = storage.get(keyOf(name, userId));
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Keeps work for a reload; null forgets it. */
export function keepWork(name: KeptName, userId: number, work: object | null): void {
  const text = work === null ? null : JSON.stringify(work);
  if (text === null || text.length > MAX_KEPT_CHARACTERS) storage.remove(keyOf(name, userId));
  else storage.set(keyOf(name, userId), text);
}
