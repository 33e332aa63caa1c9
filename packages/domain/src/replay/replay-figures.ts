import { CALENDAR_SPREAD } from '../asset-class.ts';
import { costFields } from '../slippage.ts';
import type { ReplayOrder } from './replay-order.ts';
import type { TradeSums } from './replay-market.ts';
import type { ReplayState } from './replay-state.ts';

/** What the costs of a moment are measured by. */
export type FigureTerms = Pick<
  ReplayOrder,
  'order_side' | 'asset_sub_class' | 'tick_size' | 'start_ms' | 'arrival_mid'
>;

export type ReplayFigures = {
  readonly ivwap: number | null;
  /** Traded by everybody since the start. Null before it. */
  readonly volume: number | null;
  readonly participation_percent: number | null;
  /** In bps, and for a calendar spread in ticks. */
  readonly vs_ivwap: number | null;
  readonly vs_arrival: number | null;
  /** Filled less goal. Null without a schedule. */
  readonly over_goal: number | null;
};

/** Costs and participation as they were at a moment, from what had traded until then. */
export function figuresAt(state: ReplayState, terms: FigureTerms, trades: TradeSums | null): ReplayFigures {
  const { start_ms, arrival_mid, asset_sub_class } = terms;
  const hasStarted = start_ms !== null && state.at_ms >= start_ms && trades !== null;
  const volume = hasStarted ? trades.volume(start_ms, state.at_ms) : null;
  const ivwap = hasStarted ? trades.vwap(start_ms, state.at_ms) : null;
  const goal = state.decision?.goal ?? null;
  const order = { ...terms, avg_fill_price: state.average, avg_fill_tick: terms.tick_size };
  const costs = costFields(order, { ivwap, arrival_mid, day_vwap: null });
  const isSpread = asset_sub_class === CALENDAR_SPREAD;
  return {
    ivwap,
    volume,
    participation_percent: volume === null || volume === 0 ? null : (100 * state.filled) / volume,
    vs_ivwap: isSpread ? costs.cost_ivwap_ticks : costs.cost_ivwap_bps,
    vs_arrival: isSpread ? costs.cost_arrival_mid_ticks : costs.cost_arrival_mid_bps,
    over_goal: goal === null ? null : state.filled - goal,
  };
}
