import type { ModifyDraft } from '@meridian/domain/order-actions/modify-draft';
import { PARAMETER_CATALOGUE } from '@meridian/domain/strategies/parameter-catalogue';
import type { Way } from './studio-ways.ts';

/** The changes that turn the strategy of an order into a variant. */
export function wayDraft(now: Way, wanted: Way): ModifyDraft {
  const isOther = wanted.strat !== now.strat;
  const taken = new Set(PARAMETER_CATALOGUE[wanted.strat].parameters.map(({ key }) => key));
  const values = Object.entries(wanted.values).filter(([key, value]) => {
    const isChanged = value !== (now.values[key] ?? null);
    // Times of a working order are relative to now. Unchanged ones are not changes of the order.
    const isTime = key === 'st' || key === 'et';
    return taken.has(key) && (isChanged || (isOther && !isTime && value !== null));
  });
  return { ...(isOther ? { strat: wanted.strat } : {}), values: Object.fromEntries(values) };
}
