import { sum } from '@meridian/cost-model/sum';
import { isBuySide, isOrderSide } from '@meridian/domain/order-side';

/** What a case kept of its orders, fills and market. */
export type Evidence = {
  readonly at_ms: number;
  readonly orders: readonly {
    readonly order_side: string;
    readonly price: number | null;
    readonly quantity: number;
    readonly filled: number;
    readonly ended_ms: number;
    readonly is_cancelled: boolean;
    readonly strat: string | null;
  }[];
  readonly fills: readonly {
    readonly order_side: string;
    readonly at_ms: number;
    readonly price: number;
    readonly quantity: number;
  }[];
  readonly market: readonly { readonly at_ms: number; readonly mid: number }[];
};

export type Weighed = { readonly supports: readonly string[]; readonly against: readonly string[] };

type Finding = { readonly speaks: keyof Weighed; readonly text: string };

/** How long after the moment of a case the market may turn back. */
const REVERSAL_MS = 10_000;
const MIN_MOVE_BPS = 0.5;

/** Fixed tests beside the thresholds. They help a person to decide and do not change the score. */
export function weighEvidence(evidence: Evidence): Weighed {
  const found = [equalSizes, togetherOut, gain, reversal, partlyFilled, strategies].flatMap((test) => {
    const finding = test(evidence);
    return finding === null ? [] : [finding];
  });
  const of = (side: keyof Weighed) => found.filter(({ speaks }) => speaks === side).map(({ text }) => text);
  return { supports: of('supports'), against: of('against') };
}

const isBuy = (side: string) => isOrderSide(side) && isBuySide(side);

/** Orders on the other side of what filled, which is where pressure would come from. */
function opposite({ orders, fills }: Evidence) {
  const [first] = fills;
  return first === undefined ? [] : orders.filter(({ order_side }) => isBuy(order_side) !== isBuy(first.order_side));
}

function equalSizes(evidence: Evidence): Finding | null {
  const orders = opposite(evidence);
  const [first] = orders;
  if (first === undefined || orders.length < 2 || orders.some(({ quantity }) => quantity !== first.quantity))
    return null;
  return { speaks: 'supports', text: `All ${orders.length} opposite orders have the same size` };
}

function togetherOut(evidence: Evidence): Finding | null {
  const out = opposite(evidence).filter(({ is_cancelled }) => is_cancelled);
  if (out.length < 2) return null;
  const ends = out.map(({ ended_ms }) => ended_ms);
  const span = Math.max(...ends) - Math.min(...ends);
  return span > 1_000
    ? null
    : { speaks: 'supports', text: `${out.length} orders were cancelled within ${(span / 1000).toFixed(2)} s` };
}

function midAt({ market }: Evidence, atMs: number): number | null {
  return market.findLast(({ at_ms }) => at_ms <= atMs)?.mid ?? null;
}

/** What the fills were better than the mid before the first opposite order, or before the first fill. */
function gain(evidence: Evidence): Finding | null {
  const [first] = evidence.fills;
  const before = evidence.market[0]?.mid ?? null;
  if (first === undefined || before === null || before <= 0) return null;
  const own = evidence.fills.filter(({ order_side }) => order_side === first.order_side);
  const quantity = sum(own.map((fill) => fill.quantity));
  const paid = sum(own.map((fill) => fill.quantity * fill.price)) / quantity;
  const bps = (1e4 * (isBuy(first.order_side) ? before - paid : paid - before)) / before;
  return bps >= MIN_MOVE_BPS
    ? { speaks: 'supports', text: `The fill was ${bps.toFixed(1)} bps better than the mid before` }
    : { speaks: 'against', text: 'The fill was no better than the mid before' };
}

function reversal(evidence: Evidence): Finding | null {
  const before = evidence.market[0]?.mid ?? null;
  const at = midAt(evidence, evidence.at_ms);
  const after = midAt(evidence, evidence.at_ms + REVERSAL_MS);
  if (before === null || at === null || after === null || before <= 0) return null;
  const moved = (1e4 * (at - before)) / before;
  const back = (1e4 * (at - after)) / before;
  if (Math.abs(moved) < MIN_MOVE_BPS) return { speaks: 'against', text: 'The mid did not move before the fill' };
  return Math.sign(moved) * back >= MIN_MOVE_BPS
    ? { speaks: 'supports', text: `The mid moved back ${Math.abs(back).toFixed(1)} bps within 10 s` }
    : { speaks: 'against', text: 'The mid did not move back within 10 s' };
}

function partlyFilled(evidence: Evidence): Finding | null {
  const filled = sum(opposite(evidence).map((order) => order.filled));
  return filled <= 0
    ? null
    : { speaks: 'against', text: `${filled.toLocaleString('en-US')} of the opposite orders filled` };
}

function strategies({ orders }: Evidence): Finding | null {
  const names = [...new Set(orders.map(({ strat }) => strat))];
  const [name] = names;
  if (name === undefined || name === null || names.length > 1) return null;
  return { speaks: 'against', text: `All orders came from one strategy, ${name.toUpperCase()}` };
}
