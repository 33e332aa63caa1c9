import type { FirmUpRecord } from '@meridian/cost-model/liquidity/firm-up-rate';
import type { StuckReason } from '@meridian/domain/entities/stuck-order';
import type { MarketView, TradingDay } from '../market/market-port.ts';
import type { Instrument } from '../reference/instrument.ts';
import type { SideSign, VenueOrderKind, VenueTimeInForce } from '../venues/venue-port.ts';

/** Of an order's size: so much below its floor it is late. */
export const LATE_SHARE = 0.02;

export type Urgency = 'low' | 'medium' | 'high';

/** The resolved parameters of a working order. Prices are in ticks, sizes in lots. */
export type AlgoParameters = {
  readonly startMs: number;
  readonly endMs: number;
  /** Target share of the volume for POV, as a fraction. */
  readonly participationRate: number | null;
  /** Maximum own share, as a fraction. */
  readonly volumeCap: number | null;
  readonly isVolumeCapSoft: boolean;
  readonly mustFinish: boolean;
  readonly urgency: Urgency;
  readonly isDarkAllowed: boolean;
  /** At this price or better, take all that is posted. */
  readonly iWouldTicks: number | null;
  readonly isAdaptive: boolean;
  /** Lots for an auction. Null leaves it to the strategy. */
  readonly openAuctionLots: number | null;
  readonly closeAuctionLots: number | null;
  /** Displayed lots of a lit child. 0 shows all. */
  readonly displayLots: number;
  /** Minimum fill size, where a venue supports it. 0 for any. */
  readonly minimumLots: number;
  /** Minimum child size, except for the last child. Smaller ones cost more in fees than they save. */
  readonly minimumChildLots: number;
};

/** A child from its send to its last report, with or without a pending cancel. */
export type OpenChild = {
  readonly childId: number;
  /** The wanted child that it was sent for. */
  readonly slot: string;
  readonly instrument: number;
  readonly side: SideSign;
  readonly venue: string;
  readonly destination: string;
  readonly kind: VenueOrderKind;
  readonly timeInForce: VenueTimeInForce;
  readonly limitTicks: number | null;
  readonly lots: number;
  readonly filledLots: number;
  readonly isCancelPending: boolean;
  readonly sentMs: number;
  readonly tactic: string;
};

/** A conditional order found a contra and ended. Wanting a child of kind `firm-up` there answers it. */
export type Invitation = {
  /** The conditional child that was invited. */
  readonly childId: number;
  readonly venue: string;
  readonly destination: string;
  readonly lots: number;
  readonly untilMs: number;
};

/** Our recent experience with a venue, for allocation and suspension. */
export type VenueHealth = {
  readonly venue: string;
  readonly destination: string;
  readonly kind: 'lit' | 'dark' | 'conditional' | 'auction';
  readonly isUp: boolean;
  readonly priority: number;
  /** Submitted and filled lots of past dark orders, newest last and bounded. */
  readonly fills: readonly { readonly submitted: number; readonly filled: number }[];
  /** Recent results of a venue's invitations. */
  readonly firmUps: FirmUpRecord;
  /** The venue's minimum size. */
  readonly minimumLots: number;
  /** Cost of the one-second markout as a share of the half spread. */
  readonly toxicity: number;
};

/** The complete input of an algorithm, which is a pure function of it and its own state. */
export type AlgoInput = {
  readonly nowMs: number;
  readonly day: TradingDay;
  readonly instrument: Instrument;
  readonly market: MarketView;
  /** False without live market data. The views may then be old. */
  readonly isMarketLive: boolean;
  readonly side: SideSign;
  /** The order's own switch and the global one. When off, nothing new is wanted. */
  readonly isTradingOn: boolean;
  readonly totalLots: number;
  /** Filled lots. For a spread: its own book plus pairs from legging. */
  readonly filledLots: number;
  /** Own lots filled in each auction, included in the filled lots. */
  readonly auctionFilledLots: { readonly opening: number; readonly closing: number };
  readonly limitTicks: number | null;
  readonly parameters: AlgoParameters;
  readonly openChildren: readonly OpenChild[];
  /** Conditional orders that found a contra and await a firm-up. The kernel removes expired ones. */
  readonly invitations: readonly Invitation[];
  /** Countable lots traded since the order's start, own ones included, and own lots among them. */
  readonly volumeSinceStart: number;
  readonly ownVolumeSinceStart: number;
  readonly volumeLast5Minutes: number;
  readonly ownVolumeLast5Minutes: number;
  /** Expected cumulative share of the day's volume at a time, 0 to 1, auctions included. */
  readonly volumeShareAt: (atMs: number) => number;
  readonly expectedDayLots: number;
  readonly venues: readonly VenueHealth[];
  /** Market of a spread's legs, near then far. */
  readonly legs: readonly [near: LegView, far: LegView] | null;
  /** Uniform in [0, 1), from the order's own stream, so that a replay draws the same. */
  readonly random: () => number;
};

/** One leg of a spread. Its filled lots are those of its own book, without the spread's book. */
export type LegView = {
  readonly instrument: Instrument;
  readonly market: MarketView;
  readonly filledLots: number;
  /** Their sum of half ticks times lots. */
  readonly filledValue: number;
};

/**
 * A child order that should be open. The kernel compares it with the open ones, and replaces by cancel, then new. A
 * slot has at most one child. An open child stays when its slot wants the same order and its remaining lots are between
 * half the wanted lots and all of them. Any other is cancelled, and its slot stays empty until the cancel is confirmed
 * and the algorithm was asked again. Conditional orders are not firm and do not count as open.
 */
export type WantedChild = {
  /** Same slot, same purpose. */
  readonly slot: string;
  readonly instrument: number;
  readonly side: SideSign;
  readonly venue: string;
  readonly destination: string;
  readonly kind: VenueOrderKind;
  readonly timeInForce: VenueTimeInForce;
  readonly lots: number;
  readonly limitTicks: number | null;
  readonly minimumLots: number;
  readonly displayLots: number;
  /** Shown as Tactic. */
  readonly tactic: string;
};

/** The algorithm's decision as traders see it. */
export type Microstrategy = {
  readonly step: 'idle' | 'passive-peg' | 'join-touch' | 'mid-peg' | 'cross' | 'auction' | 'dark' | 'sweep' | 'hedge';
  readonly reason: string;
};

/** The values that a decision was made by, and their limits. Kept with the decision, so that it can be judged later. */
export type DecisionGates = {
  readonly queueAheadLots: number;
  readonly ownLots: number;
  /** The queue is too long from this many times the own size on. */
  readonly queueFactor: number;
  /** How far the microprice leans against the order. */
  readonly adverseTicks: number;
  readonly adverseLimitTicks: number;
  readonly waitedMs: number;
  readonly waitLimitMs: number;
  /** Lots above the floor, negative below it. Null without a schedule. */
  readonly overFloorLots: number | null;
};

export type AlgoDecision<State> = {
  readonly wanted: readonly WantedChild[];
  /** In lots. Null without a schedule. */
  readonly goalLots: number | null;
  readonly ceilingLots: number | null;
  readonly floorLots: number | null;
  /** The current target rate, and the effect of adaptive participation. */
  readonly currentTargetRate: number | null;
  readonly adaptiveRate: number | null;
  /** Lots for each auction. Null when the order does not take part. */
  readonly openAuctionLots: number | null;
  readonly closeAuctionLots: number | null;
  readonly isVolumeCapConstrained: boolean;
  /** What holds the order back now, if anything. */
  readonly heldBackBy: StuckReason | null;
  readonly microstrategy: Microstrategy;
  /** Missing where no ladder was climbed. */
  readonly gates?: DecisionGates | null;
  readonly state: State;
  /** When to ask again without an event. */
  readonly wakeMs: number;
  /** The day's volume of its instrument with which it would be late, if the floor follows the volume. */
  readonly lateAtDayLots?: number | null;
};

/** An algorithm: a pure function from state to decision. */
export type Algo<State> = {
  readonly name: string;
  initial(input: AlgoInput): State;
  /** The state is journaled with the decision, so JSON must preserve it. */
  decide(input: AlgoInput, state: State): AlgoDecision<State>;
};
