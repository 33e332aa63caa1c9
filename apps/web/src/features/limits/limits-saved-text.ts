import type { ChangedLimits } from './use-limits.ts';

/** What a save of limits came to, as the server answered: a request is not called a change. */
export function limitsSavedText(name: string, { held, waiting }: ChangedLimits): { title: string; text?: string } {
  if (waiting === 0) return { title: `Changed ${limits(held)} of ${name}` };
  const text = held === 0 ? 'Nothing is changed yet.' : `${limits(held)} changed at once.`;
  return { title: `Sent ${limits(waiting)} of ${name} to another administrator for approval`, text };
}

function limits(count: number): string {
  return count === 1 ? '1 limit' : `${count} limits`;
}
