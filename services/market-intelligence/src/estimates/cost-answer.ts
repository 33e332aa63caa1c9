import { type CostPoint, type CostRange, costCurve, costPoint } from '@meridian/cost-model/curves/cost-curve';
import type { CostPace, CostUnavailable } from '@meridian/cost-model/curves/cost-estimate';
import { type CostFigures, costFigures } from '@meridian/cost-model/curves/cost-figures';
import type { CostMarket } from '@meridian/cost-model/curves/cost-market';
import { limitedCost, MIN_CHANCE } from '@meridian/cost-model/estimates/limited-cost';
import { COST_BAND_LEVELS } from '@meridian/cost-model/models/cost-band';
import type { CostModel } from '@meridian/cost-model/models/uncertain-cost';
import { type OrderSide, sideSign } from '@meridian/domain/order-side';
import type {
  CostAmount,
  CostCurvePointAnswer,
  CostEstimateAnswer,
  LimitedCostAnswer,
} from '@meridian/protocol/rest/cost-estimate-schemas';

export type OrderQuestion = {
  readonly quantity: number;
  readonly side: OrderSide | null;
  readonly limitPrice: number | null;
};

type Point = Omit<CostCurvePointAnswer, 'order_size'>;
export type CostAnswer = Pick<CostEstimateAnswer, 'curve' | 'order'>;

function amount({ bps, contract, pctSpread }: CostFigures): CostAmount {
  return { bps, contract, pct_spread: pctSpread };
}

function rangesOf(ranges: readonly CostRange[]) {
  return ranges.map(({ level, low, high }) => ({ level, low: amount(low), high: amount(high) }));
}

function answerOf(point: CostPoint): Point {
  const { split } = point;
  return {
    cost_bps: point.cost_bps,
    cost_contract: point.cost_contract,
    cost_pct_spread: point.cost_pct_spread,
    cost_ivwap_bps: point.cost_ivwap_bps,
    cost_ivwap_contract: point.cost_ivwap_contract,
    cost_ivwap_pct_spread: point.cost_ivwap_pct_spread,
    part_rate: 100 * point.participation,
    duration_minutes: point.minutes,
    is_stretched: point.isStretched,
    split: {
      spread: amount(split.spread),
      impact: amount(split.impact),
      peak: amount(split.peak),
      permanent: amount(split.permanent),
      temporary: amount(split.temporary),
    },
    mean_error: amount(point.meanSd),
    risk: amount(point.timingRisk),
    mean_ranges: rangesOf(point.meanRanges),
    ranges: rangesOf(point.ranges),
  };
}

/** How far the price may go before it is beyond the limit, and what that makes of the cost. */
function limitOf(point: CostPoint, market: CostMarket, order: OrderQuestion): LimitedCostAnswer | null {
  const { side, limitPrice } = order;
  if (side === null || limitPrice === null) return null;
  const inPrice = ({ contract }: CostFigures) => contract / market.multiplier;
  const room = sideSign(side) * (limitPrice - market.price);
  const risk = { market: inPrice(point.timingRisk), noise: inPrice(point.meanSd) };
  const found = limitedCost(point.cost_contract / market.multiplier, risk, room);
  const isReached = found.chance >= MIN_CHANCE;
  const finish = isReached ? 100 * found.chance : 0;
  const figures = (price: number) => amount(costFigures(price, market));
  return {
    limit_price: limitPrice,
    finish_percent: finish,
    lowered_by_percent: 100 - finish,
    cost: isReached ? figures(found.mean) : null,
    ranges: (isReached ? COST_BAND_LEVELS : []).map((level) => {
      const { low, high } = found.range(level);
      return { level, low: figures(low), high: figures(high) };
    }),
  };
}

/** The ten sizes of the curve, and the order that was asked for. */
export function costAnswer(
  market: CostMarket,
  pace: CostPace,
  model: CostModel,
  order: OrderQuestion | null,
): ({ readonly kind: 'answered' } & CostAnswer) | CostUnavailable {
  const curve = costCurve(market, pace, model);
  if (curve.kind === 'unavailable') return curve;
  const asked = order === null ? null : costPoint(order.quantity, market, pace, model);
  if (asked?.kind === 'unavailable') return asked;
  return {
    kind: 'answered',
    curve: curve.points.map((point) => Object.assign(answerOf(point), { order_size: point.order_size })),
    order:
      asked === null || order === null
        ? null
        : { order_qty: order.quantity, ...answerOf(asked), limit: limitOf(asked, market, order) },
  };
}
