import type { Rng } from '@meridian/cost-model/sfc32';
import type { WantedChild } from '../../kernel/algo.ts';
import type { StubBook, StubPrint } from './stub-book.ts';

/** A child order in the stub market. */
export type StubChild = {
  readonly childId: number;
  readonly terms: WantedChild;
  readonly lots: number;
  readonly sentMs: number;
  filledLots: number;
  isCancelPending: boolean;
};

export type StubFill = {
  readonly atMs: number;
  readonly child: StubChild;
  readonly lots: number;
  readonly priceHalfTicks: number;
  /** On the tape that participation counts. */
  readonly isCountable: boolean;
};

export type FillSink = (child: StubChild, lots: number, priceHalfTicks: number, isCountable: boolean) => void;

const DARK_CHANCE = 0.1;
const DARK_CLIP_SHARE = 0.0005;

export function leavesIn(child: StubChild): number {
  return child.lots - child.filledLots;
}

/** Takes what is posted at once, up to its limit. */
export function fillTaking(book: StubBook, child: StubChild, fill: FillSink): void {
  const { side, limitTicks } = child.terms;
  const far = side === 1 ? book.market.askTicks : book.market.bidTicks;
  if (far === null || (limitTicks !== null && side * (far - limitTicks) > 0)) return;
  const taken = book.take(side, leavesIn(child));
  if (taken > 0) fill(child, taken, 2 * far, true);
}

/** Distributes others' trades to orders at the touch, and fills orders that the market passed. */
export function fillResting(book: StubBook, child: StubChild, prints: readonly StubPrint[], fill: FillSink): void {
  const { side, limitTicks } = child.terms;
  const { bidTicks, askTicks, bidLots, askLots } = book.market;
  if (limitTicks === null || bidTicks === null || askTicks === null) return;
  const far = side === 1 ? askTicks : bidTicks;
  if (side * (limitTicks - far) >= 0) {
    fill(child, leavesIn(child), 2 * limitTicks, true);
    return;
  }
  const near = side === 1 ? bidTicks : askTicks;
  if (side * (limitTicks - near) < 0) return;
  const isAlone = limitTicks !== near;
  for (const print of prints.filter(({ aggressor }) => aggressor === -side)) {
    const leaves = leavesIn(child);
    const share = isAlone ? 1 : leaves / (leaves + (side === 1 ? bidLots : askLots));
    const lots = Math.min(leaves, Math.floor(print.lots * share));
    if (lots === 0) continue;
    print.lots -= lots;
    fill(child, lots, 2 * limitTicks, true);
  }
}

/** Occasionally somebody else is at the mid. */
export function fillDark(book: StubBook, child: StubChild, rng: Rng, fill: FillSink): void {
  const { limitTicks, side, minimumLots } = child.terms;
  const { bidTicks, askTicks } = book.market;
  const isMet = rng.unit() < DARK_CHANCE;
  const size = Math.ceil(book.instrument.averageDailyLots * DARK_CLIP_SHARE * 2 * rng.unit());
  if (!isMet || bidTicks === null || askTicks === null || size < minimumLots) return;
  if (limitTicks !== null && side * (bidTicks + askTicks - 2 * limitTicks) > 0) return;
  fill(child, Math.min(size, leavesIn(child)), bidTicks + askTicks, false);
}
