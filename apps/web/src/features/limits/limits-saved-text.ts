import type { ChangedLimits } from './use-limits.ts';

/** What a save of limits came to, as the server answered: a request is not called a change. */
export function limitsSavedText(name: string, { held, waiting }: ChangedLimits): string {
  if (waiting === 0) return `Changed ${limits(held)} of ${name}`;
  return held === 0 ? `Nothing of ${name} is changed yet.` : `${limits(held)} of ${name} changed at once.`;
}

function limits(count: number): string {
  return count === 1 ? '1 limit' : `${count} limits`;
}
