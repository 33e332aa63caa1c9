import type { Rng } from '@meridian/cost-model/sfc32';
import { isBuySide, type OrderSide, sideSign } from '@meridian/domain/order-side';
import { midsAfter } from '../fills/mids-after.ts';
import { quoteAround } from '../fills/quote-around.ts';
import type { PricedFill } from '../fills/worked-order.ts';
import { exact, midAt, type Tape, toTick } from '../market/tape.ts';
import { type DayContext, tapeOf } from './day-context.ts';
import { fillTime } from './filled-children.ts';
import { type ChildFill, childStatus, type SentChild } from './sent-child.ts';

type Leg = { readonly tape: Tape; readonly side: OrderSide; readonly type: 'FRONT' | 'BACK' };

function legFill(rng: Rng, leg: Leg, child: SentChild, fill: PricedFill, price: number, atMs: number): ChildFill {
  const side = sideSign(leg.side);
  const quoted = quoteAround(rng, leg.tape.market, price, 'remove', side);
  return {
    ...quoted,
    atMs,
    lots: fill.lots,
    midsAfter: midsAfter(rng, leg.tape, fill, quoted, child.planned, side),
  };
}

function legChild(child: SentChild, leg: Leg, fills: readonly ChildFill[]): SentChild {
  const filled = fills.reduce((sum, { lots }) => sum + lots, 0);
  return {
    ...child,
    instrument: leg.tape.market.instrument,
    side: leg.side,
    leg: leg.type,
    lots: filled,
    limitPrice: fills[0]?.price ?? null,
    fills,
    snap: fills[0] ?? child.snap,
    status: childStatus(filled, filled),
  };
}

/** Children of a spread that traded by its legs, at prices that differ by the spread's price. */
export function legChildren(
  rng: Rng,
  context: DayContext,
  child: SentChild,
  own: readonly PricedFill[],
): readonly SentChild[] {
  const { legs } = child.instrument;
  if (legs === null) throw new Error(`${child.instrument.exchangeSymbol} has no legs`);
  const isBuy = isBuySide(child.side);
  const front: Leg = { tape: tapeOf(context, legs[0]), side: isBuy ? 'BUY' : 'SELL', type: 'FRONT' };
  const back: Leg = { tape: tapeOf(context, legs[1]), side: isBuy ? 'SELL' : 'BUY', type: 'BACK' };
  const priced = own.map((fill) => {
    const near = toTick(midAt(front.tape.mids, fill.slot, fill.part), front.tape.market.instrument.tickSize);
    return { fill, near, far: exact(near - fill.price), atMs: fillTime(context, fill) };
  });
  return [
    legChild(
      child,
      front,
      priced.map(({ fill, near, atMs }) => legFill(rng, front, child, fill, near, atMs)),
    ),
    legChild(
      child,
      back,
      priced.map(({ fill, far, atMs }) => legFill(rng, back, child, fill, far, atMs)),
    ),
  ];
}
