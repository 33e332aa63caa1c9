import type { DoubtAt } from '@meridian/domain/order-doubt';
import type { StuckReason } from '@meridian/domain/entities/stuck-order';
import type { OrderSide } from '@meridian/domain/order-side';
import type { OrderType, TimeInForce } from '@meridian/domain/order-type';
import type { FillLiquidity } from '../../venues/venue-port.ts';
import type { Override } from '../events/event-head.ts';
import type { Route } from '../ports.ts';
import type { TapeMark } from '../tape/tape-mark.ts';
import type { JsonValue } from './json-value.ts';

/** What a strategy was told, under the desk's own codes. */
export type StrategyTerms = {
  readonly strat: string;
  /** JSON text under short keys. */
  readonly strategyParameters: string;
  readonly startTime: string;
  readonly endTime: string;
  readonly mustFinish: boolean;
  /** Percents, 0 to 100. */
  readonly partRate: number | null;
  readonly volumeCap: number | null;
};

/** What the client asked for; prices in ticks, sizes in lots. */
export type OrderTerms = {
  readonly clientId: string;
  readonly clientOrderId: string;
  readonly account: string;
  readonly allocAccount: string;
  readonly traderId: string;
  readonly listName: string | null;
  readonly instrument: number;
  readonly side: OrderSide;
  readonly orderType: OrderType;
  readonly limitTicks: number | null;
  readonly quantityLots: number;
  readonly minimumLots: number | null;
  readonly timeInForce: TimeInForce;
  readonly description: string | null;
  readonly strategy: StrategyTerms;
};

/** A modification that waits for child orders which the new terms would not allow. */
export type OrderChange = {
  readonly quantityLots?: number;
  readonly orderType?: OrderType;
  readonly limitTicks?: number | null;
  readonly strategy?: StrategyTerms;
};

/** A change that another person has to release. */
export type HeldChange = {
  readonly change: OrderChange;
  readonly by: string;
  readonly review: string;
  readonly override?: Override;
  /** Not there in older snapshots. */
  readonly atMs?: number;
};

export type FillSum = {
  readonly lots: number;
  /** Sum of half ticks times lots. */
  readonly value: number;
};

/** Open or filled lots by lane: the order's own instrument, or a leg of its spread. */
export type ByLane<Value> = { readonly own: Value; readonly near: Value; readonly far: Value };

/** Half ticks times lots of all fills of a liquidity. Undefined before the first of it. */
export type LiquidityValue = { readonly [Liquidity in FillLiquidity]?: number | undefined };

/** What child orders in doubt may still fill. It stays reserved until their venues answer. */
export type DoubtSum = {
  /** Firm lots of the order's own instrument. */
  readonly lots: number;
  readonly hasLeg: boolean;
  readonly at: readonly DoubtAt[];
};

/** The last decision of the algorithm that was written down. */
export type Plan = {
  readonly goalLots: number | null;
  readonly ceilingLots: number | null;
  readonly floorLots: number | null;
  /** Fractions of the volume. */
  readonly targetRate: number | null;
  readonly adaptiveRate: number | null;
  readonly isVolumeCapConstrained: boolean;
  readonly step: string;
  readonly reason: string;
  readonly heldBackBy: StuckReason | null;
  /** Lots meant for the auctions; null where the order takes no part. */
  readonly openAuctionLots: number | null;
  readonly closeAuctionLots: number | null;
  readonly algoState: JsonValue;
  readonly random: readonly [number, number, number, number];
  readonly marketable: FillSum;
};

/** What rows show of it. */
export type ShownPlan = Omit<Plan, 'algoState' | 'random'>;

export type ParentStage = 'received' | 'pending' | 'staged' | 'accepted' | 'started' | 'done';

export type ParentOutcome = 'filled' | 'out' | 'rejected' | 'expired';

/**
 * A parent order. Replaced, never changed in place, so that readers may keep it. Orders at work have all fields, also those
 * that say nothing yet: records of one shape are copied and read several times faster.
 */
export type Parent = {
  readonly id: number;
  readonly terms: OrderTerms;
  readonly originalLots: number;
  /** The value of a lot at arrival. Missing when unknown and in older snapshots. */
  readonly usdPerLot?: number | undefined;
  /** Shares or contracts of a lot; not there where it is one, and in older snapshots. */
  readonly lotSize?: number | undefined;
  /** YYYY-MM-DD of the day it came, and of the day it ended. */
  readonly tradeDate: string;
  readonly doneDate: string | null;
  readonly stage: ParentStage;
  readonly outcome: ParentOutcome | null;
  readonly isAutoTrading: boolean;
  readonly route: Route | null;
  readonly diagnostic: string | null;
  readonly receivedMs: number;
  /** Who sent it; not there in older snapshots. */
  readonly receivedBy?: string | undefined;
  readonly updatedMs: number;
  /** The prices when it came and when it ended; not there while unknown, and in older snapshots. */
  readonly decisionHalfTicks?: number | undefined;
  readonly endHalfTicks?: number | undefined;
  readonly arrivalHalfTicks: number | null;
  readonly startMark: TapeMark | null;
  readonly endMark: TapeMark | null;
  readonly fills: ByLane<FillSum>;
  /** Of every lane; not there before the first fill. */
  readonly liquidityValue?: LiquidityValue | undefined;
  /** Lots of firm child orders that can still fill, by lane. */
  readonly open: ByLane<number>;
  /** Own fills that participation counts, and those of the auctions. */
  readonly countableLots: number;
  readonly openAuctionFilledLots: number;
  readonly closeAuctionFilledLots: number;
  readonly lastFillMs: number | null;
  /** The day of its last fill, and what had filled before it; only of fills after the day it came. */
  readonly filledBefore?: { readonly date: string; readonly lots: number } | undefined;
  readonly plan: Plan | null;
  readonly cancelRequest: { readonly by: string; readonly reason: string | null; readonly request?: string } | null;
  readonly pendingChange: OrderChange | null;
  /** Who requested the pending change, and who made the last one. Missing before the first. */
  readonly pendingBy?: string | undefined;
  /** The command that asked for the change; not there in older journals. */
  readonly pendingRequest?: string | undefined;
  readonly changedBy?: string | undefined;
  /** Everybody who changed terms that nobody reviewed yet; not there without one, and in older snapshots. */
  readonly unreviewedBy?: readonly string[] | undefined;
  /** A change that waits for a review; not there without one, and in older snapshots. */
  readonly heldChange?: HeldChange | undefined;
  /** The largest size that a person released from review; not there before the first, and in older snapshots. */
  readonly reviewedLots?: number | undefined;
  /** Number of child orders in doubt. Missing before the first. */
  readonly doubtCount?: number | undefined;
  /** What they may still fill. Missing before the first and in older snapshots. */
  readonly doubtSum?: DoubtSum | undefined;
  /** The venues' time to answer is over. Missing before the first. */
  readonly isDoubtOverdue?: boolean | undefined;
  readonly childCount: number;
  readonly acceptedChildCount: number;
  readonly executionCount: number;
  /** Refused child orders since the last accepted one. */
  readonly rejectsInRow: number;
  /** The last day on which a GTC order waited for the next; not there before the first, and in older snapshots. */
  readonly heldOverDate?: string | undefined;
  /** Destinations that a person told it not to use; not there before the first, and in older snapshots. */
  readonly avoidedDestinations?: readonly string[] | undefined;
  readonly lastRejectMs: number | null;
  readonly logCount: number;
};
