import type { AssetClass } from '@meridian/domain/asset-class';
import type { OpenOrdersChoice } from '@meridian/domain/routing/open-orders-choice';
import type { OrderOnTick } from '@meridian/domain/reference/tick-change';
import type { OrdersByStrategy } from '@meridian/domain/strategy-groups/strategy-uses';
import type { User } from '../rest/identity-schemas.ts';
import type { AffectedOrders } from '../rest/routing-schemas.ts';
import type { HeldOrder } from './held-orders.ts';
import type { PreTradeInputs, PreTradeQuestion } from './pre-trade.ts';
import type { TodayVenues, TodayVenuesQuestion } from './today-venues.ts';

export type DeskVenue = {
  readonly mic: string;
  readonly name: string;
  readonly kind: string;
  readonly asset_classes: readonly string[];
  readonly countries: readonly string[];
};

/** A destination's current state in the engine. Status 2 is connected. */
export type DeskDestination = {
  readonly name: string;
  readonly exec_broker: string;
  readonly protocol: string;
  readonly latency_ms: number;
  readonly venues: readonly string[];
  readonly status: number;
  readonly since_ms: number | null;
};

/** The location of child orders: a destination or a venue. */
export type OrdersAt = { readonly kind: 'destination' | 'venue'; readonly name: string };

/** What orders trade. Symbols are unique within an asset class. */
export type TradedSymbol = { readonly exchange_symbol: string; readonly asset_class: AssetClass };

export type DeskAnswer = { readonly ok: boolean; readonly code: string | null; readonly message: string };

/** What the main service needs from the running desk. */
export type DeskPort = {
  /** Whether the engine runs and can be asked. */
  isUp(): boolean;
  /** Whether new instruments, tick tables and calendars hold without a restart. */
  isReferenceLive(): boolean;
  /** The strategies of unfinished orders. Null when the engine does not respond. */
  liveStrategies(): Promise<readonly OrdersByStrategy[] | null>;
  /** Orders and changes that wait for a review. Null when the engine does not respond. */
  heldOrders(): Promise<readonly HeldOrder[] | null>;
  /** Visible orders with their instruments. Null when the engine does not respond. */
  preTrade(question: PreTradeQuestion, user: User): Promise<PreTradeInputs | null>;
  /** Today's fills by venue. Null when the engine does not respond. */
  todayVenues(question: TodayVenuesQuestion): Promise<TodayVenues | null>;
  /** The orders in the blotter on some instruments, finished or not, of all accounts. */
  ordersOn(instruments: readonly TradedSymbol[]): readonly OrderOnTick[];
  venues(): readonly DeskVenue[];
  destinations(): readonly DeskDestination[];
  retry(destination: string, user: User, reason: string | null): Promise<DeskAnswer>;
  affected(at: OrdersAt, user: User): AffectedOrders;
  /** Handles the open child orders there as chosen, after the engine has reloaded the routing. */
  settle(at: OrdersAt, choice: OpenOrdersChoice, user: User, reason: string): Promise<DeskAnswer>;
};
