import type { AlgoDecision } from '../algo.ts';
import type { JsonValue } from '../state/json-value.ts';
import type { ShownPlan } from '../state/parent.ts';

type Decided = Omit<AlgoDecision<JsonValue>, 'wanted' | 'state' | 'wakeMs' | 'microstrategy'> & {
  readonly microstrategy: Pick<ShownPlan, 'step' | 'reason'>;
};

type Sums = { readonly marketableLots: number; readonly marketableValue: number };

/**
 * The latest decision of a working order, overwritten by every look. A record for each would live until the next look,
 * which is long enough to become waste of the old memory.
 */
export class LivePlan implements ShownPlan {
  goalLots: number | null = null;
  ceilingLots: number | null = null;
  floorLots: number | null = null;
  targetRate: number | null = null;
  adaptiveRate: number | null = null;
  isVolumeCapConstrained = false;
  step = '';
  reason = '';
  heldBackBy: ShownPlan['heldBackBy'] = null;
  openAuctionLots: number | null = null;
  closeAuctionLots: number | null = null;
  readonly marketable = { lots: 0, value: 0 };

  /** As it was written down. */
  static of(plan: ShownPlan): LivePlan {
    const { targetRate: currentTargetRate, step, reason, marketable } = plan;
    const live = new LivePlan();
    live.take(
      { ...plan, currentTargetRate, microstrategy: { step, reason } },
      { marketableLots: marketable.lots, marketableValue: marketable.value },
    );
    return live;
  }

  take(decision: Decided, sums: Sums): void {
    this.goalLots = decision.goalLots;
    this.ceilingLots = decision.ceilingLots;
    this.floorLots = decision.floorLots;
    this.targetRate = decision.currentTargetRate;
    this.adaptiveRate = decision.adaptiveRate;
    this.isVolumeCapConstrained = decision.isVolumeCapConstrained;
    this.step = decision.microstrategy.step;
    this.reason = decision.microstrategy.reason;
    this.heldBackBy = decision.heldBackBy;
    this.openAuctionLots = decision.openAuctionLots;
    this.closeAuctionLots = decision.closeAuctionLots;
    this.marketable.lots = sums.marketableLots;
    this.marketable.value = sums.marketableValue;
  }
}
