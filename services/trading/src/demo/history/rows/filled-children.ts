import { clamp } from '@meridian/cost-model/clamp';
import type { Rng } from '@meridian/cost-model/sfc32';
import { sideSign } from '@meridian/domain/order-side';
import { CLOSING_CALL_MS, OPENING_CALL_MS } from '../../../market/session-calendar.ts';
import { around, chance } from '../../draw.ts';
import type { PlannedChild } from '../fills/planned-fill.ts';
import type { PricedFill, WorkedOrder } from '../fills/worked-order.ts';
import { slotMs } from '../../../history/slots.ts';
import type { DayContext } from './day-context.ts';
import { type ChildFill, childStatus, type SentChild } from './sent-child.ts';

/** Median time from sending to the first fill, and how often more was sent than filled. */
const WAIT_MS: Readonly<Record<PlannedChild['kind'], number>> = {
  resting: 12_000,
  taking: 8,
  mid: 6_000,
  conditional: 120,
  opening: OPENING_CALL_MS / 2,
  closing: CLOSING_CALL_MS / 2,
  legs: 8,
};
const OVERSENT_SHARE = 0.25;
const LINGER_MS = 4_000;

export function fillTime({ day }: DayContext, { slot, part }: Pick<PricedFill, 'slot' | 'part'>): number {
  return day.openMs + slotMs(slot, part);
}

/** Before its first fill, but not before the order started. */
function sendTime(rng: Rng, kind: PlannedChild['kind'], firstMs: number, startMs: number): number {
  const waited = Math.max(1, Math.round(around(rng, WAIT_MS[kind], 0.6)));
  return kind === 'opening' || kind === 'closing' ? firstMs - waited : clamp(firstMs - waited, startMs, firstMs);
}

function limitOf({ kind }: PlannedChild, fills: readonly ChildFill[], side: 1 | -1, parentLimit: number | null) {
  if (kind !== 'resting' && kind !== 'taking' && kind !== 'legs') return parentLimit;
  const prices = fills.map(({ price }) => price);
  return side === 1 ? Math.max(...prices) : Math.min(...prices);
}

/** Only a waiting order can keep an unfilled part. */
function unfilledLots(rng: Rng, kind: PlannedChild['kind'], filledLots: number): number {
  const canBe = kind === 'resting' || kind === 'mid';
  return canBe && chance(rng, OVERSENT_SHARE) ? Math.max(1, Math.round(filledLots * rng.unit())) : 0;
}

/** The child of a group of fills. Null when the order's limit removed all of them. */
export function filledChild(
  rng: Rng,
  context: DayContext,
  worked: WorkedOrder,
  planned: PlannedChild,
  own: readonly PricedFill[],
  startMs: number,
): SentChild | null {
  const first = own[0];
  const last = own.at(-1);
  if (first === undefined || last === undefined) return null;
  const fills = own.map((fill): ChildFill => {
    const { lots, price, bid, ask, bidLots, askLots, midsAfter } = fill;
    return { atMs: fillTime(context, fill), lots, price, bid, ask, bidLots, askLots, midsAfter };
  });
  const filledLots = own.reduce((sum, { lots }) => sum + lots, 0);
  const lots = filledLots + unfilledLots(rng, planned.kind, filledLots);
  const lastMs = fillTime(context, last);
  const lingered = lots > filledLots ? Math.round(around(rng, LINGER_MS, 0.7)) : 0;
  return {
    planned,
    instrument: worked.order.instrument,
    side: worked.order.side,
    leg: null,
    lots,
    limitPrice: limitOf(planned, fills, sideSign(worked.order.side), worked.limitPrice),
    fills,
    snap: first,
    sentMs: sendTime(rng, planned.kind, fillTime(context, first), startMs),
    endedMs: Math.min(context.day.closeMs, lastMs + lingered),
    status: childStatus(lots, filledLots),
    instruction: planned.kind === 'conditional' ? 'FirmUp' : null,
    diagnostic: null,
  };
}
