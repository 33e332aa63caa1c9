import type { Rng } from '@meridian/cost-model/sfc32';
import { sideSign } from '@meridian/domain/order-side';
import { stepAt } from '@meridian/domain/reference/price-steps';
import { priceOfTicks } from '../../kernel/price-units.ts';
import type { Instrument } from '../../reference/instrument.ts';
import { between, chance, pick, pickWeighted, type Weighted } from '../draw.ts';
import type { FlowIntent } from './flow-command.ts';
import { type FlowOrder, type FlowView, midTicks, priceNear } from './flow-view.ts';

const REASONS = ['Client request', 'Portfolio manager changed the target', 'News', 'End of day clean-up'] as const;
const SEND_STRATEGIES = ['vwap', 'pov', 'twap', 'optimal'] as const;
const MAX_AT_ONCE = 4;

function changedQuantity(rng: Rng, order: FlowOrder, { lotSize }: Instrument): number {
  const factor = 0.6 + 0.8 * rng.unit();
  const lots = Math.max(Math.ceil(order.filled_qty / lotSize) + 1, Math.round((order.order_qty * factor) / lotSize));
  // A modification without a change would be refused.
  return (lots * lotSize === order.order_qty ? lots + 1 : lots) * lotSize;
}

/** A limit near the market, for an order that should trade soon. */
function nearLimit(rng: Rng, order: FlowOrder, instrument: Instrument, view: FlowView): number {
  const mid = midTicks(view.quoteOf(order.instrument));
  const reach = between(rng, 2, 12) * Math.max(stepAt(instrument.steps, mid), instrument.averageSpreadTicks);
  return priceOfTicks(priceNear(instrument, mid + sideSign(order.order_side) * reach), instrument.tickSize);
}

function withReason(rng: Rng, ids: readonly number[]) {
  return { parent_order_numeric_ids: [...ids], reason: pick(rng, REASONS) };
}

function paceChange(rng: Rng, order: FlowOrder) {
  return order.strat === 'pov' ? { part_rate: between(rng, 4, 20) } : { volume_cap: between(rng, 8, 30) };
}

type Scene = {
  readonly rng: Rng;
  readonly order: FlowOrder;
  readonly instrument: Instrument;
  readonly view: FlowView;
  readonly one: ReturnType<typeof withReason>;
};

type Act = (scene: Scene) => FlowIntent;

const cancel: Act = ({ one }) => ({ name: 'order.cancel', args: one });

function cancelSeveral({ rng, view, one }: Scene): FlowIntent {
  const working = view.orders.filter(({ stage }) => stage === 'working').slice(0, MAX_AT_ONCE);
  const ids = working.map((each) => each.parent_order_numeric_id);
  return { name: 'order.cancel', args: ids.length > 0 ? withReason(rng, ids) : one };
}

const WORKING: Weighted<Act> = [
  [
    ({ rng, order, instrument, one }) => ({
      name: 'order.modify',
      args: { ...one, order_qty: changedQuantity(rng, order, instrument) },
    }),
    22,
  ],
  [
    ({ rng, order, instrument, view, one }) => ({
      name: 'order.modify',
      args: { ...one, limit_price: nearLimit(rng, order, instrument, view) },
    }),
    24,
  ],
  [({ rng, order, one }) => ({ name: 'order.modify', args: { ...one, ...paceChange(rng, order) } }), 14],
  [({ one }) => ({ name: 'order.pause', args: one }), 14],
  [cancel, 14],
  [cancelSeveral, 4],
  [({ one }) => ({ name: 'order.cancel_children', args: one }), 8],
];

function sendStaged({ rng, instrument, one }: Scene): FlowIntent {
  const strat = instrument.legs === null ? pick(rng, SEND_STRATEGIES) : 'calendar-spread';
  const rate = strat === 'pov' ? { part_rate: 10 } : {};
  return { name: 'order.send_staged', args: { ...one, strat, ...rate } };
}

const BY_STAGE: Readonly<Record<FlowOrder['stage'], Weighted<Act>>> = {
  working: WORKING,
  pending: [
    [({ one }) => ({ name: 'order.release', args: one }), 80],
    [cancel, 20],
  ],
  staged: [
    [sendStaged, 80],
    [cancel, 20],
  ],
  paused: [
    [({ one }) => ({ name: 'order.resume', args: one }), 85],
    [cancel, 15],
  ],
};

/** The simulated trader's next action on one of the orders. Null when there is none. */
export function drawAction(rng: Rng, view: FlowView, instruments: readonly Instrument[]): FlowIntent | null {
  if (view.orders.length === 0) return null;
  const waiting = view.orders.filter(({ stage }) => stage !== 'working');
  // Orders that wait for a person come first. Otherwise they would pile up.
  const order = pick(rng, waiting.length > 0 && chance(rng, 0.6) ? waiting : view.orders);
  const instrument = instruments[order.instrument];
  if (instrument === undefined) return null;
  const one = withReason(rng, [order.parent_order_numeric_id]);
  return pickWeighted(rng, BY_STAGE[order.stage])({ rng, order, instrument, view, one });
}
