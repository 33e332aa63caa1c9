import type { OrderSide } from '../order-side.ts';
import { slippageBps } from '../slippage.ts';
import type { TradeSums } from './replay-market.ts';
import type { ReplayState } from './replay-state.ts';

/** What the costs of a moment are measured by. */
export type FigureTerms = {
  readonly order_side: OrderSide;
  readonly start_ms: number | null;
  readonly arrival_mid: number | null;
};

export type ReplayFigures = {
  readonly ivwap: number | null;
  /** Traded by everybody since the start. Null before it. */
  readonly volume: number | null;
  readonly participation_percent: number | null;
  readonly vs_ivwap_bps: number | null;
  readonly vs_arrival_bps: number | null;
  /** Filled less goal. Null without a schedule. */
  readonly over_goal: number | null;
};

/** Costs and participation as they were at a moment, from what had traded until then. */
export function figuresAt(state: ReplayState, terms: FigureTerms, trades: TradeSums | null): ReplayFigures {
  const { order_side, start_ms, arrival_mid } = terms;
  const hasStarted = start_ms !== null && state.at_ms >= start_ms && trades !== null;
  const volume = hasStarted ? trades.volume(start_ms, state.at_ms) : null;
  const ivwap = hasStarted ? trades.vwap(start_ms, state.at_ms) : null;
  const goal = state.decision?.goal ?? null;
  return {
    ivwap,
    volume,
    participation_percent: volume === null || volume === 0 ? null : (100 * state.filled) / volume,
    vs_ivwap_bps: slippageBps(order_side, state.average, ivwap),
    vs_arrival_bps: slippageBps(order_side, state.average, arrival_mid),
    over_goal: goal === null ? null : state.filled - goal,
  };
}
