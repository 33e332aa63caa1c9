import type { AlgoInput, OpenChild } from '../../kernel/algo.ts';

/** A clip is the volume of a quarter of an average minute, so that a child does not stand out. */
const CLIPS_A_DAY = 1560;

export function remainingLots({ totalLots, filledLots }: AlgoInput): number {
  return Math.max(0, totalLots - filledLots);
}

export function leavesOf(child: OpenChild): number {
  return Math.max(0, child.lots - child.filledLots);
}

/** Filled outside auctions. Volume caps and participation ignore auctions. */
export function continuousFilledLots({ filledLots, auctionFilledLots }: AlgoInput): number {
  return filledLots - auctionFilledLots.opening - auctionFilledLots.closing;
}

/** Countable lots that others traded since the order's start. */
export function othersVolume({ volumeSinceStart, ownVolumeSinceStart }: AlgoInput): number {
  return Math.max(0, volumeSinceStart - ownVolumeSinceStart);
}

export function clipLots({ instrument, parameters }: AlgoInput): number {
  return Math.max(1, parameters.minimumChildLots, Math.ceil(instrument.averageDailyLots / CLIPS_A_DAY));
}

/** A hundredth of the order, or half a clip if less. Smaller children cost more in messages than they save. */
const MIN_SHARE = 0.01;

/** Minimum child size, except for the last child. */
export function leastChildLots(input: AlgoInput): number {
  const { parameters, totalLots } = input;
  const worthSending = Math.min(Math.ceil(clipLots(input) / 2), Math.ceil(MIN_SHARE * totalLots));
  return Math.max(1, parameters.minimumChildLots, worthSending);
}

export type ChildSize = {
  /** The wanted lots, and the maximum. */
  readonly wishedLots: number;
  readonly atMostLots: number;
  readonly minimumLots: number;
  readonly remainingLots: number;
};

/** A child's lots: the wish within its bound, raised to the minimum or zero. The last child may be smaller. */
export function childSize({ wishedLots, atMostLots, minimumLots, remainingLots }: ChildSize): number {
  const least = Math.min(Math.max(1, minimumLots), remainingLots);
  const bound = Math.min(atMostLots, remainingLots);
  if (least < 1 || bound < least || wishedLots < 1) return 0;
  return Math.max(least, Math.min(wishedLots, bound));
}
