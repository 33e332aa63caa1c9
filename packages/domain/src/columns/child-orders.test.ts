import { describe, expect, it } from 'vitest';
import { cancelledOrdersGrid } from './cancelled-orders.ts';
import { childOrdersGrid } from './child-orders.ts';
import { executionsGrid } from './executions.ts';
import { stuckChildOrdersGrid } from './stuck-child-orders.ts';

describe('child orders grid', () => {
  it('starts with the expandable group column', () => {
    expect(childOrdersGrid.columns[0]).toMatchObject({ id: 'group', kind: 'group', pinned: 'left', hidden: false });
  });

  it('shows the desk columns in the desk order', () => {
    const shown = childOrdersGrid.columns.filter((column) => !column.hidden && column.source !== 'control');
    expect(shown.map((column) => column.header).join(' · ')).toBe(
      'Sent · Status · Side · Symbol · Leg · Qty · Filled · Limit · Avg px · Peg · Destination · Venue · Tactic · TIF · ' +
        'Display · Child id · Reject reason',
    );
  });

  it('distinguishes child status from parent status, because only a child is Invited', () => {
    for (const grid of [childOrdersGrid, stuckChildOrdersGrid, cancelledOrdersGrid]) {
      expect(grid.columns.find((column) => column.id === 'status')?.kind).toBe('child-status');
    }
  });

  it('identifies children by their own id', () => {
    expect(childOrdersGrid.rowKey).toBe('child_order_numeric_id');
  });
});

describe('executions grid', () => {
  it('shows the reflection id as the tactic', () => {
    expect(executionsGrid.columns.find((column) => column.id === 'reflection_id')?.header).toBe('Tactic');
  });
});
