import type { ModifyDraft } from '@meridian/domain/order-actions/modify-draft';
import { PARAMETER_CATALOGUE } from '@meridian/domain/strategies/parameter-catalogue';
import type { Way } from './studio-ways.ts';

/** What has to be changed on an order that is worked one way, to work it another. */
export function wayDraft(now: Way, wanted: Way): ModifyDraft {
  const isOther = wanted.strat !== now.strat;
  const taken = new Set(PARAMETER_CATALOGUE[wanted.strat].parameters.map(({ key }) => key));
  const values = Object.entries(wanted.values).filter(([key, value]) => {
    const isChanged = value !== (now.values[key] ?? null);
    // The times of an order that works are told from now on: unchanged they are not the order's own.
    const isTime = key === 'st' || key === 'et';
    return taken.has(key) && (isChanged || (isOther && !isTime && value !== null));
  });
  return { ...(isOther ? { strat: wanted.strat } : {}), values: Object.fromEntries(values) };
}
