import type { AccountLimits } from '@meridian/domain/order-checks/account-limits';
import type { AlgoDecision, AlgoInput, AlgoParameters, VenueHealth } from './algo.ts';
import type { MarketView, TradingDay } from '../market/market-port.ts';
import type { Instrument } from '../reference/instrument.ts';
import type { JsonValue } from './state/json-value.ts';
import type { OrderTerms } from './state/parent.ts';

/** The choice of a multi-arm group for an order. */
export type DrawnArm = { readonly group: string; readonly arm: string };

/** Where an order goes and how it is worked. Journaled, so that a replay needs no decision. */
export type Route = {
  /** The algorithm's name, as the AlgoRunner knows it. */
  readonly algo: string;
  readonly parameters: AlgoParameters;
  /** The strategy setting and group behind it, if any. */
  readonly settingName: string | null;
  /** Not there in older journals. */
  readonly settingVersion?: number | undefined;
  readonly groupName: string | null;
  /** The final end of an order with a date. Missing for a time of day, which recurs. */
  readonly endsForGoodMs?: number | undefined;
  /** The arms that were chosen. Missing in older journals. */
  readonly arms?: readonly DrawnArm[] | undefined;
  /** The explanation for the audit. */
  readonly explanation: string;
};

export type RouteDecision =
  | { readonly kind: 'routed'; readonly route: Route }
  | { readonly kind: 'refused'; readonly reason: string };

/** What a router may look at. */
export type RouteRequest = {
  readonly parentId: number;
  readonly terms: OrderTerms;
  readonly instrument: Instrument;
  readonly market: MarketView;
  readonly day: TradingDay;
  readonly nowMs: number;
};

/** Strategy settings and groups, down to destination and venue. */
export type Router = {
  /**
   * Called when an order is accepted, released or sent, when its strategy changes, and on each new day of a GTC order.
   */
  route(request: RouteRequest): RouteDecision;
  /** The venues that the order may use now, with our experience of them. Called before each decision. */
  venuesFor(
    terms: OrderTerms,
    instrument: Instrument,
    route: Route,
    /** Destinations that the order was told not to use. */
    avoided: readonly string[],
  ): readonly VenueHealth[];
  /** The desk's preferred destination of a venue, reachable or not. */
  preferredFor(venue: string): string | null;
  /** Whether an open child order may stay where nothing new is sent. */
  isLeftAlone(venue: string, destination: string): boolean;
};

/** The algorithms by name. Each is pure, and JSON preserves its state. */
export type AlgoRunner = {
  has(algo: string): boolean;
  initial(algo: string, input: AlgoInput): JsonValue;
  decide(algo: string, input: AlgoInput, state: JsonValue): AlgoDecision<JsonValue>;
};

/** What a day's volume is expected to be. */
export type VolumeForecast = {
  /** Expected cumulative share of the day's volume, 0 to 1, auctions included. */
  shareAt(instrument: number, atMs: number): number;
  expectedDayLots(instrument: number): number;
};

/** Both limits apply. Null when none were set. */
export type BindingLimits = {
  /** Of the allocation account. */
  readonly own: AccountLimits | null;
  /** Of the whole account. */
  readonly whole: AccountLimits | null;
};

/** What an account may do today. */
export type LimitsOf = (account: string, allocAccount: string) => BindingLimits;

/** US dollars for one unit of a currency; null without a rate. */
export type FxRates = (currency: string) => number | null;
