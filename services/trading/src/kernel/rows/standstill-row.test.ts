import { parseAttributes } from '@meridian/domain/attributes';
import { expect, it } from 'vitest';
import type { Parent } from '../state/parent.ts';
import { rowContextOn } from '../testing/row-context.ts';
import { openTestDesk } from '../testing/test-desk.ts';
import { parentRow } from '../testing/whole-rows.ts';
import type { RowContext } from './row-context.ts';

/** What the algorithm does, why, and whether its cap holds it back. */
function wordsOf(parent: Parent, context: RowContext) {
  const plan = parseAttributes(parentRow(parent, context).attributes_json);
  return [plan.microstrategy_step, plan.microstrategy_reason, plan.schedule_volume_cap_constrained];
}

async function deskAtItsCap() {
  const desk = await openTestDesk();
  const { id } = await desk.newOrder();
  const planOf = (parentId: number) => {
    const plan = desk.kernel.planOf(parentId);
    return plan === null ? null : { ...plan, isVolumeCapConstrained: true };
  };
  const context: RowContext = { ...rowContextOn(desk), planOf };
  return { desk, context, orders: { parent_order_numeric_ids: [id] }, parent: () => desk.parent(id) };
}

it('a paused order says that it is paused, not what it would do or that its cap holds it back', async () => {
  const { desk, context, orders, parent } = await deskAtItsCap();
  const atWork = ['join-touch', 'as the test says', true];
  expect(wordsOf(parent(), context)).toEqual(atWork);
  await desk.do({ name: 'order.pause', args: orders });
  expect(wordsOf(parent(), context)).toEqual(['idle', 'The order is paused', false]);
  await desk.do({ name: 'order.resume', args: orders });
  expect(wordsOf(parent(), context)).toEqual(atWork);
});

it('an order says that global auto-trading is off, and when its spread waits for a venue', async () => {
  const { context, parent } = await deskAtItsCap();
  const at = [{ destination: 'DMA-1', quantity: 5 }];
  const off = { ...context, desk: () => ({ ...context.desk(), isAutoTrading: false }) };
  expect(wordsOf(parent(), off)).toEqual(['idle', 'Global auto-trading is off', false]);
  expect(wordsOf({ ...parent(), doubtCount: 1, doubtSum: { lots: 0, hasLeg: true, at } }, context)).toEqual([
    'idle',
    '1 child order is in doubt, 5 at DMA-1: reserved until the venue answers; nothing more is sent meanwhile',
    false,
  ]);
});
