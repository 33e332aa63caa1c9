import type { AlgoDecision, AlgoInput } from '../../kernel/algo.ts';
import type { AlgoState } from '../algo-state.ts';
import { TEST_INSTRUMENT } from './algo-input.ts';
import { SimulatedDay, type SimulatedOrder } from './simulated-day.ts';

export type DayReport = {
  readonly day: SimulatedDay;
  readonly filledLots: number;
  /** Against VWAP of the order's time. Positive is a cost. */
  readonly slippageBps: number;
  /** The largest distance of the fills from the schedule's band, in lots. */
  readonly mostBelowFloor: number;
  readonly mostAboveCeiling: number;
  /** The maximum share of countable volume, from when the cap allowed a lot. */
  readonly highestShare: number;
  readonly reasons: ReadonlySet<string>;
  /** Filled lots at the minutes asked for. */
  readonly filledAt: (atMs: number) => number;
};

type Watch = (input: AlgoInput, decision: AlgoDecision<AlgoState>) => void;

/** Runs an order over a simulated day and measures the result. */
export function dayReport(
  order: Omit<SimulatedOrder, 'instruments' | 'onDecision'> & Partial<Pick<SimulatedOrder, 'instruments'>>,
  watch: Watch = () => undefined,
): DayReport {
  const history: { readonly atMs: number; readonly filledLots: number }[] = [];
  const reasons = new Set<string>();
  const most = { below: 0, above: 0, share: 0 };
  const day = new SimulatedDay({
    instruments: [TEST_INSTRUMENT],
    ...order,
    onDecision: (input, decision) => {
      history.push({ atMs: input.nowMs, filledLots: input.filledLots });
      reasons.add(decision.microstrategy.reason);
      most.below = Math.max(most.below, (decision.floorLots ?? 0) - input.filledLots);
      most.above = Math.max(most.above, input.filledLots - (decision.ceilingLots ?? Number.POSITIVE_INFINITY));
      most.share = Math.max(
        most.share,
        input.volumeSinceStart === 0 ? 0 : input.ownVolumeSinceStart / input.volumeSinceStart,
      );
      watch(input, decision);
    },
  }).run();
  const { averagePrice, intervalVwap } = day.ledger;
  return {
    day,
    filledLots: day.filledLots,
    slippageBps: (order.side * 1e4 * (averagePrice - intervalVwap)) / intervalVwap,
    mostBelowFloor: most.below,
    mostAboveCeiling: most.above,
    highestShare: most.share,
    reasons,
    filledAt: (atMs) => history.findLast((entry) => entry.atMs <= atMs)?.filledLots ?? 0,
  };
}
