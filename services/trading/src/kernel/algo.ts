import type { FirmUpRecord } from '@meridian/cost-model/liquidity/firm-up-rate';
import type { StuckReason } from '@meridian/domain/entities/stuck-order';
import type { MarketView, TradingDay } from '../market/market-port.ts';
import type { Instrument } from '../reference/instrument.ts';
import type { SideSign, VenueOrderKind, VenueTimeInForce } from '../venues/venue-port.ts';

export type Urgency = 'low' | 'medium' | 'high';

/** The parameters of a working order after codes and defaults are resolved; prices in ticks, sizes in lots. */
export type AlgoParameters = {
  readonly startMs: number;
  readonly endMs: number;
  /** Own share of the volume that POV aims at, as a fraction. */
  readonly participationRate: number | null;
  /** Own share that must not be exceeded, as a fraction. */
  readonly volumeCap: number | null;
  readonly isVolumeCapSoft: boolean;
  readonly mustFinish: boolean;
  readonly urgency: Urgency;
  readonly isDarkAllowed: boolean;
  /** At this price or better, take all that is posted. */
  readonly iWouldTicks: number | null;
  readonly isAdaptive: boolean;
  /** Lots meant for an auction; null leaves it to the strategy. */
  readonly openAuctionLots: number | null;
  readonly closeAuctionLots: number | null;
  /** What a lit child shows of itself; 0 shows all. */
  readonly displayLots: number;
  /** The least that a fill may be, where a venue can hold to it; 0 for any. */
  readonly minimumLots: number;
  /** The least that a child may be, the last one apart: smaller ones cost more in fees than they save. */
  readonly minimumChildLots: number;
};

/** A child from its send to its last report, with a cancel under way or not. */
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

/** A conditional found a contra and ended with it; wanting a child of kind `firm-up` there takes it up. */
export type Invitation = {
  /** The conditional child that was invited. */
  readonly childId: number;
  readonly venue: string;
  readonly destination: string;
  readonly lots: number;
  readonly untilMs: number;
};

/** What a venue has been like for us lately, for allocation and suspension. */
export type VenueHealth = {
  readonly venue: string;
  readonly destination: string;
  readonly kind: 'lit' | 'dark' | 'conditional' | 'auction';
  readonly isUp: boolean;
  readonly priority: number;
  /** Submitted and filled lots of past dark orders, newest last and bounded. */
  readonly fills: readonly { readonly submitted: number; readonly filled: number }[];
  /** How the invitations of a conditional venue ended lately. */
  readonly firmUps: FirmUpRecord;
  /** The least that the venue takes. */
  readonly minimumLots: number;
  /** Cost of the one-second markout as a share of the half spread. */
  readonly toxicity: number;
};

/** Everything an algorithm may look at; it is a pure function of this and its own state. */
export type AlgoInput = {
  readonly nowMs: number;
  readonly day: TradingDay;
  readonly instrument: Instrument;
  readonly market: MarketView;
  /** False while nobody sees the market move: what the views show may be long over. */
  readonly isMarketLive: boolean;
  readonly side: SideSign;
  /** The order's own switch and the global one: off, nothing new is wanted. */
  readonly isTradingOn: boolean;
  readonly totalLots: number;
  /** Filled lots; for a spread, those of its own book and pairs that legging completed. */
  readonly filledLots: number;
  /** Own lots filled in each auction of the day, out of the filled ones. */
  readonly auctionFilledLots: { readonly opening: number; readonly closing: number };
  readonly limitTicks: number | null;
  readonly parameters: AlgoParameters;
  readonly openChildren: readonly OpenChild[];
  /** Conditionals that found a contra and wait for a firm-up; the kernel drops them when their time is over. */
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
  /** Uniform in [0, 1), drawn from the order's own stream so that a replay draws the same. */
  readonly random: () => number;
};

/** One leg of a spread; its filled lots are those of its own book, without what the spread's book filled. */
export type LegView = {
  readonly instrument: Instrument;
  readonly market: MarketView;
  readonly filledLots: number;
  /** Sum of half ticks times lots over them. */
  readonly filledValue: number;
};

/**
 * A child order that should be open; the kernel finds the difference to what is, and replaces by cancel, then new.
 * One slot has one child at most. An open child stays when its slot wants the same order and at least half the wanted
 * lots, but no more, are left of it; any other one is cancelled, and its slot stays empty until the cancel is confirmed
 * and the algorithm was asked again. Conditionals are not firm: they do not count towards what is open.
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

/** What the trader sees of the algorithm's decision. */
export type Microstrategy = {
  readonly step: 'idle' | 'passive-peg' | 'join-touch' | 'mid-peg' | 'cross' | 'auction' | 'dark' | 'sweep' | 'hedge';
  readonly reason: string;
};

export type AlgoDecision<State> = {
  readonly wanted: readonly WantedChild[];
  /** In lots; null where the strategy has no schedule. */
  readonly goalLots: number | null;
  readonly ceilingLots: number | null;
  readonly floorLots: number | null;
  /** Fraction of the volume that is aimed at now, and what adaptive participation made of the wanted one. */
  readonly currentTargetRate: number | null;
  readonly adaptiveRate: number | null;
  /** Lots meant for each auction; null where the order does not take part in it. */
  readonly openAuctionLots: number | null;
  readonly closeAuctionLots: number | null;
  readonly isVolumeCapConstrained: boolean;
  /** What holds the order back now, if anything does. */
  readonly heldBackBy: StuckReason | null;
  readonly microstrategy: Microstrategy;
  readonly state: State;
  /** When to ask again if nothing happens before. */
  readonly wakeMs: number;
};

/** An algorithm: state in, decision out, nothing else. */
export type Algo<State> = {
  readonly name: string;
  initial(input: AlgoInput): State;
  /** The state is journaled with the decision, so it must survive JSON unchanged. */
  decide(input: AlgoInput, state: State): AlgoDecision<State>;
};
