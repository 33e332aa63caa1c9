import { expect, test } from 'vitest';
import { executionRow } from '../kernel/rows/execution-row.ts';
import { rowContextOn } from '../kernel/testing/row-context.ts';
import { openTestDesk } from '../kernel/testing/test-desk.ts';
import { toRow } from '../topics/row-batch.ts';
import { childCells, executionCells, parentCells } from './engine-rows.ts';
import { childRow, parentRow } from '../kernel/testing/whole-rows.ts';

test('cells are the fields of the record, in the order of the table, whichever part they come from', async () => {
  const desk = await openTestDesk();
  await desk.newOrder({ order_qty: 500 });
  const { childId } = desk.venue.last;
  await desk.newOrder({ strat: 'idle', order_type: 'MARKET', limit_price: null });
  desk.venue.fill(childId, 100, 20_000);
  await desk.settle();
  const context = rowContextOn(desk);
  const { orders } = desk.kernel.published;
  for (const parent of orders.parents.values()) {
    expect(parentCells(parent, context).row).toEqual(toRow('parent_orders', parentRow(parent, context)));
  }
  for (const child of orders.children.values()) {
    const parent = orders.parent(child.parentId);
    expect(childCells(parent, child, context).row).toEqual(toRow('child_orders', childRow(parent, child, context)));
  }
  for (const execution of orders.executions.values()) {
    const [parent, child] = [orders.parent(execution.parentId), orders.child(execution.childId)];
    const owner = { account: parent.terms.account, alloc_account: parent.terms.allocAccount };
    const record = { ...executionRow(parent, child, execution, context), ...owner };
    expect(executionCells(parent, child, execution, context)).toEqual(toRow('executions', record));
  }
  expect([...orders.executions.keys()]).toHaveLength(1);
});
