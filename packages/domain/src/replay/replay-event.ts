/** The values that a decision of an algorithm was made by, each with its limit. Null where it does not apply or is hidden. */
export type ReplayGates = {
  /** The queue ahead in multiples of the own size. */
  readonly queue: number | null;
  readonly queue_limit: number;
  /** How far the microprice leans against the order, in ticks. */
  readonly adverse_ticks: number | null;
  readonly adverse_limit: number;
  readonly waited_ms: number;
  readonly wait_limit_ms: number;
  /** Filled above the floor, negative below it. */
  readonly over_floor: number | null;
};

export const REPLAY_LIQUIDITIES = ['add', 'mid', 'remove', 'auction'] as const;

export type ReplayLiquidity = (typeof REPLAY_LIQUIDITIES)[number];

/** A spread fills in its own book, or in its legs. */
export type ReplayLane = 'own' | 'near' | 'far';

export type DecisionEvent = {
  readonly kind: 'decision';
  readonly at_ms: number;
  readonly step: string;
  readonly reason: string;
  readonly goal: number | null;
  readonly floor: number | null;
  readonly ceiling: number | null;
  readonly gates: ReplayGates | null;
};

/** A child order that rests at its venue. */
export type PostedEvent = {
  readonly kind: 'posted';
  readonly at_ms: number;
  readonly child: number;
  readonly venue: string;
  readonly qty: number;
  /** Null at the mid, and for an auction at any price. */
  readonly price: number | null;
  readonly isAtMid: boolean;
  readonly tactic: string;
  readonly lane: ReplayLane;
};

/** A child order is no longer open. */
export type EndedEvent = {
  readonly kind: 'ended';
  readonly at_ms: number;
  readonly child: number;
  readonly why: string;
};

export type FillEvent = {
  readonly kind: 'fill';
  readonly at_ms: number;
  readonly child: number;
  readonly venue: string;
  readonly qty: number;
  readonly price: number;
  readonly liquidity: ReplayLiquidity;
  readonly lane: ReplayLane;
};

/** What happened to the order itself: received, started, paused, changed, ended. */
export type StageEvent = { readonly kind: 'stage'; readonly at_ms: number; readonly text: string };

/** Something that happened to an order, oldest first. Times never go back. */
export type ReplayEvent = DecisionEvent | PostedEvent | EndedEvent | FillEvent | StageEvent;
