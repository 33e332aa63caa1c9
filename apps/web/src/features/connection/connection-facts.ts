import type { AutoTradingFact } from '../../live/auto-trading-fact.ts';

/** The state of the live socket. */
export type FeedState =
  /** The first connection of this page is being made. */
  | { readonly kind: 'connecting' }
  | { readonly kind: 'connected'; readonly sinceMs: number }
  /** Null retryAtMs: an attempt is under way. */
  | { readonly kind: 'reconnecting'; readonly lostAtMs: number; readonly retryAtMs: number | null }
  /** The server refused the session. A retry would change nothing. */
  | { readonly kind: 'refused'; readonly lostAtMs: number; readonly message: string };

export type Switch = 'on' | 'off' | 'unknown';

/** One destination or one market data vendor. */
export type NamedConnection = {
  readonly name: string;
  readonly status: Switch;
  readonly isCatastrophic: boolean;
  /** The time of the last change; null while unknown. */
  readonly sinceMs: number | null;
};

export type SwitchFact = { readonly status: Switch; readonly sinceMs: number | null };

/** The connections from the live feed. Null: no snapshot yet. */
export type ConnectionFacts = {
  readonly feed: FeedState;
  readonly destinations: readonly NamedConnection[] | null;
  readonly vendors: readonly NamedConnection[] | null;
  readonly strategyServer: SwitchFact | null;
  readonly autoTrading: AutoTradingFact | null;
  readonly lastChildOrderMs: number | null;
  readonly lastMarketDataMs: number | null;
};

export const NO_FACTS: ConnectionFacts = {
  feed: { kind: 'connecting' },
  destinations: null,
  vendors: null,
  strategyServer: null,
  autoTrading: null,
  lastChildOrderMs: null,
  lastMarketDataMs: null,
};
