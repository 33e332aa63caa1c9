import type { Rng } from '@meridian/cost-model/sfc32';
import type { WorkedOrder } from '../fills/worked-order.ts';
import { wasWorked } from '../orders/planned-order.ts';
import type { DayContext } from './day-context.ts';
import { filledChild } from './filled-children.ts';
import { legChildren } from './leg-children.ts';
import type { SentChild } from './sent-child.ts';
import { invitedConditional, unfilledChildren } from './unfilled-children.ts';

/** All children of an order, in order of sending. */
export function childrenOf(rng: Rng, context: DayContext, worked: WorkedOrder, startMs: number): readonly SentChild[] {
  if (!wasWorked(worked.order)) return [];
  const filled = worked.children.flatMap((planned, index): readonly SentChild[] => {
    const own = worked.fills.filter(({ child }) => child === index);
    const child = filledChild(rng, context, worked, planned, own, startMs);
    if (child === null) return [];
    if (planned.kind === 'legs') return legChildren(rng, context, child, own);
    return planned.kind === 'conditional' ? [invitedConditional(rng, child), child] : [child];
  });
  return [...filled, ...unfilledChildren(rng, context, worked)].toSorted((a, b) => a.sentMs - b.sentMs);
}
