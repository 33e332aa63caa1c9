import type { AlgoInput, OpenChild } from '../../kernel/algo.ts';

/** What trades in a quarter of an average minute: a child of this size is one among many. */
const CLIPS_A_DAY = 1560;

export function remainingLots({ totalLots, filledLots }: AlgoInput): number {
  return Math.max(0, totalLots - filledLots);
}

export function leavesOf(child: OpenChild): number {
  return Math.max(0, child.lots - child.filledLots);
}

/** Filled outside the auctions, which volume caps and participation do not look at. */
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

/** A hundredth of the order, or half a clip if that is less: smaller children cost more in messages than they save. */
const MIN_SHARE = 0.01;

/** The least that a child may be, the last one apart. */
export function leastChildLots(input: AlgoInput): number {
  const { parameters, totalLots } = input;
  const worthSending = Math.min(Math.ceil(clipLots(input) / 2), Math.ceil(MIN_SHARE * totalLots));
  return Math.max(1, parameters.minimumChildLots, worthSending);
}

export type ChildSize = {
  /** What the schedule would like, and what it can bear. */
  readonly wishedLots: number;
  readonly atMostLots: number;
  readonly minimumLots: number;
  readonly remainingLots: number;
};

/** A child's lots: the wish within its bound, made up to the least size or nothing; the last child may be smaller. */
export function childSize({ wishedLots, atMostLots, minimumLots, remainingLots }: ChildSize): number {
  const least = Math.min(Math.max(1, minimumLots), remainingLots);
  const bound = Math.min(atMostLots, remainingLots);
  if (least < 1 || bound < least || wishedLots < 1) return 0;
  return Math.max(least, Math.min(wishedLots, bound));
}
