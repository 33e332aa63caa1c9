import { formatUpTo } from '@meridian/domain/number-format';

type ChainCheck = { readonly events: number; readonly damages: readonly { seq: number; reason: string }[] };

const MAX_NAMED = 3;

/** The result of a check in one line: whole, or the first places that were changed. */
export function chainText({ events, damages }: ChainCheck): string {
  const read = `${formatUpTo(events, 0)} ${events === 1 ? 'event' : 'events'} checked`;
  if (damages.length === 0) return `${read}. The chain is whole.`;
  const named = damages.slice(0, MAX_NAMED).map(({ seq, reason }) => `event ${seq} ${reason}`);
  const more = damages.length > MAX_NAMED ? ` and ${damages.length - MAX_NAMED} more` : '';
  return `${read}. The chain is broken: ${named.join(', ')}${more}.`;
}
