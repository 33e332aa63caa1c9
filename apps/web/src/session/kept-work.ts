import { createSafeStorage } from './safe-storage.ts';

const storage = createSafeStorage(() => sessionStorage);

/** A browser keeps about five million characters a page; more than this is not kept at all. */
const MAX_KEPT_CHARACTERS = 2_000_000;

export type KeptName = 'basket' | 'studio';

function keyOf(name: KeptName, userId: number): string {
  return `kept_${name}:${userId}`;
}

/** What this tab had open before it was reloaded, as JSON; undefined for nothing. */
export function keptWork(name: KeptName, userId: number): unknown {
  const text = storage.get(keyOf(name, userId));
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Keeps it through a reload; null forgets it. */
export function keepWork(name: KeptName, userId: number, work: object | null): void {
  const text = work === null ? null : JSON.stringify(work);
  if (text === null || text.length > MAX_KEPT_CHARACTERS) storage.remove(keyOf(name, userId));
  else storage.set(keyOf(name, userId), text);
}
