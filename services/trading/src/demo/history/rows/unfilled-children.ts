import type { Rng } from '@meridian/cost-model/sfc32';
import { sideSign } from '@meridian/domain/order-side';
import { around, chance, roundFairly } from '../../draw.ts';
import { drawChild } from '../fills/draw-child.ts';
import { quoteAround } from '../fills/quote-around.ts';
import type { WorkedOrder } from '../fills/worked-order.ts';
import { lastWorkedSlot } from '../fills/schedule.ts';
import { midAt } from '../market/tape.ts';
import { type DayContext, tapeOf } from './day-context.ts';
import { fillTime } from './filled-children.ts';
import type { SentChild } from './sent-child.ts';

const UNFILLED_PER_CHILD = 0.3;
const REJECTED_SHARE = 0.02;
const REST_MS = 20_000;

/** An order that waited at its limit sent at least one child there. */
function countOf(rng: Rng, worked: WorkedOrder): number {
  const drawn = roundFairly(rng, worked.children.length * UNFILLED_PER_CHILD);
  return worked.isLimitConstrained ? Math.max(1, drawn) : drawn;
}

function unfilledChild(rng: Rng, context: DayContext, worked: WorkedOrder): SentChild {
  const { order } = worked;
  const tape = tapeOf(context, order.instrument.index);
  const last = lastWorkedSlot(order);
  const slot = order.firstSlot + Math.floor(rng.unit() * (last - order.firstSlot + 1));
  const part = 0.9 * rng.unit();
  const side = sideSign(order.side);
  const snap = quoteAround(rng, tape.market, midAt(tape.mids, slot, part), 'mid', side);
  const touch = side === 1 ? snap.bid : snap.ask;
  const isBeyond = worked.limitPrice !== null && side * (touch - worked.limitPrice) > 0;
  const sentMs = fillTime(context, { slot, part });
  const isRejected = chance(rng, REJECTED_SHARE);
  const planned = drawChild(rng, order);
  return {
    planned: { ...planned, kind: planned.kind === 'mid' || planned.kind === 'conditional' ? planned.kind : 'resting' },
    instrument: order.instrument,
    side: order.side,
    leg: null,
    lots: Math.max(1, Math.round((order.lots / 20) * (0.5 + rng.unit()))),
    limitPrice: isBeyond ? worked.limitPrice : touch,
    fills: [],
    snap,
    sentMs,
    endedMs: isRejected
      ? sentMs + 3
      : Math.min(context.day.closeMs, sentMs + Math.max(1, Math.round(around(rng, REST_MS, 0.9)))),
    status: isRejected ? 'REJECTED' : 'OUT',
    instruction: null,
    diagnostic: isRejected ? 'Venue refused: price outside band' : null,
  };
}

/** Children that were sent, waited and were cancelled. A patient algorithm sends many of them. */
export function unfilledChildren(rng: Rng, context: DayContext, worked: WorkedOrder): SentChild[] {
  if (worked.order.strat === 'moo' || worked.order.strat === 'moc') return [];
  return Array.from({ length: countOf(rng, worked) }, () => unfilledChild(rng, context, worked));
}

/** The conditional before a firm-up. It ends without a fill and shows as invited. */
export function invitedConditional(rng: Rng, firm: SentChild): SentChild {
  return {
    ...firm,
    planned: { ...firm.planned, tactic: 'block-conditional' },
    fills: [],
    sentMs: firm.sentMs - Math.round(around(rng, REST_MS, 0.8)),
    endedMs: firm.sentMs,
    status: 'OUT',
    instruction: 'FirmUp',
  };
}
