import { randomIndex, seededRng } from '@meridian/cost-model/sfc32';
import type { NewRow } from '@meridian/history/tables/history-tables';
import { DESTINATIONS } from '../../universe/destinations.ts';
import type { WorkedOrder } from '../fills/worked-order.ts';
import { streamOf } from '../history-plan.ts';
import { childRow } from './child-row.ts';
import { childrenOf } from './children-of.ts';
import { type DayContext, dayNumber, tapeOf } from './day-context.ts';
import { executionRow } from './execution-row.ts';
import { orderTimes } from './order-times.ts';
import { parentRow } from './parent-row.ts';

export type DayRows = {
  readonly parent_orders: NewRow<'parent_orders'>[];
  readonly child_orders: NewRow<'child_orders'>[];
  readonly executions: NewRow<'executions'>[];
  readonly day_stats: NewRow<'day_stats'>[];
};

const PARENT_DIGITS = 5;
const CHILD_DIGITS = 6;
const MARKET_OWNERS = 40;

const LATENCY_MS = new Map(DESTINATIONS.map(({ name, latencyMs }) => [name, Math.ceil(latencyMs)]));

/** Adds the rows of one order with its children and fills to the day's rows. */
export function addOrderRows(context: DayContext, worked: WorkedOrder, rows: DayRows): void {
  const { order } = worked;
  const rng = seededRng(context.world.plan.seed, streamOf(context.index, 'rows', order.number));
  const tape = tapeOf(context, order.instrument.index);
  const times = orderTimes(context, worked);
  const parentId = dayNumber(context, PARENT_DIGITS, order.number);
  const clientOrderId = `${order.clientId}-${parentId}`;
  const children = childrenOf(rng, context, worked, times.startMs ?? times.receivedMs);
  const firstExecution = rows.executions.length;
  for (const child of children) {
    const ids = { parentId, childId: dayNumber(context, CHILD_DIGITS, rows.child_orders.length + 1) };
    rows.child_orders.push(childRow(order, child, ids));
    for (const fill of child.fills) {
      const number = dayNumber(context, CHILD_DIGITS, rows.executions.length + 1);
      const execId = `${child.planned.execBroker}-${number}`;
      const contra = { owner: `MKT${String(randomIndex(rng, MARKET_OWNERS)).padStart(2, '0')}`, account: null };
      const { close, market } = tapeOf(context, child.instrument.index);
      const notionalPrice = child.instrument.legs === null ? fill.price : market.referencePrice;
      const latencyMs = LATENCY_MS.get(child.planned.destination) ?? 1;
      rows.executions.push(
        executionRow({ order, child, fill, ids, clientOrderId, execId, contra, close, notionalPrice, latencyMs }),
      );
    }
  }
  const own = rows.executions.slice(firstExecution);
  const counted = own.filter(({ leg_type }) => leg_type !== 'BACK');
  rows.parent_orders.push(
    parentRow(context, {
      worked,
      tape,
      times,
      parentId,
      clientOrderId,
      childCount: children.length,
      fillCount: own.length,
      filledUsd: counted.reduce((sum, { fill_usd }) => sum + fill_usd, 0),
      feesUsd: own.reduce((sum, { fee_usd }) => sum + fee_usd, 0),
    }),
  );
}
