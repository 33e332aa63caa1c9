import { array, assert, boolean, constantFrom, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testUser } from '../../live/testing.ts';
import { sampleAudit, sampleChild, sampleExecution, sampleLeg, sampleParent } from '../testing/sample-records.ts';
import { TopicClient } from '../testing/topic-client.ts';
import { topicDesk } from '../testing/topic-desk.ts';
import { detailCountsSource } from './detail-counts-source.ts';

const ALPHA = testUser({ data_permissions: { accounts: ['ALPHA'], alloc_accounts: [] } });
const BETA = testUser({ data_permissions: { accounts: ['BETA'], alloc_accounts: [] } });
const DONE = { remaining_qty: 0 };

function desk() {
  const made = topicDesk();
  const source = detailCountsSource(made.topics.sources);
  const counts = (parent: number, user = ALPHA) => new TopicClient(source, user, { parent_order_numeric_id: parent });
  return { ...made, counts };
}

function rowOf(client: TopicClient): Readonly<Record<string, unknown>> {
  const [row = []] = client.rows.values();
  return Object.fromEntries(client.fields.map((field, at) => [field, row[at]]));
}

describe('[LS46] detail counts', () => {
  it('count what belongs to one order, and go on counting', () => {
    const { put, remove, counts } = desk();
    put('parent_orders', sampleParent(1, { asset_sub_class: 'CALENDAR SPREAD' }), sampleParent(2));
    put('child_orders', sampleChild(9, 1), sampleChild(10, 2), sampleChild(11, 1, { status: 'OUT', ...DONE }));
    put('executions', sampleExecution('E1', 1), sampleExecution('E2', 2));
    put('audit', sampleAudit(5, 1), sampleAudit(6, 1));
    put('legs', sampleLeg(1, 'FRONT'), sampleLeg(1, 'BACK'));
    const client = counts(1);
    expect(rowOf(client)).toEqual({
      parent_order_numeric_id: 1,
      child_orders: 2,
      open_child_orders: 1,
      executions: 1,
      cancelled: 1,
      audit: 2,
      calendar_spread: 2,
    });
    put('child_orders', sampleChild(9, 1, { status: 'FILLED', ...DONE }));
    put('executions', sampleExecution('E3', 1));
    expect(rowOf(client.flush())).toMatchObject({ child_orders: 2, open_child_orders: 0, executions: 2 });
    remove('executions', 'E1', 'E3');
    expect(rowOf(client.flush())).toMatchObject({ executions: 0 });
  });

  it('say nothing of an order that the user may not see', () => {
    const { put, counts } = desk();
    put('parent_orders', sampleParent(1));
    put('child_orders', sampleChild(9, 1));
    const client = counts(1, BETA);
    put('executions', sampleExecution('E1', 1));
    expect(client.changes).toEqual([]);
    expect(
      Object.values(rowOf(client))
        .slice(1)
        .every((count) => count === 0),
    ).toBe(true);
  });

  it('are not sent again when a row only changes', () => {
    const { put, counts } = desk();
    put('child_orders', sampleChild(9, 1));
    const client = counts(1);
    put('child_orders', sampleChild(9, 1, { filled_qty: 7 }));
    expect(client.changes).toEqual([]);
    client.close();
    put('child_orders', sampleChild(10, 1));
    expect(client.changes).toEqual([]);
  });

  it('are as many as the topics have rows, whatever happens', () => {
    const step = record({
      child: constantFrom(1, 2, 3),
      parent: constantFrom(1, 2),
      isDone: boolean(),
      isOut: boolean(),
      isRemoved: boolean(),
    });
    assert(
      property(array(step, { maxLength: 30 }), (steps) => {
        const { put, remove, counts, join } = desk();
        const client = counts(1);
        const own = { parent_order_numeric_ids: [1] };
        const all = join('child_orders', ALPHA, own);
        const open = join('child_orders', ALPHA, { ...own, open_only: true });
        const out = join('cancelled', ALPHA, own);
        for (const { child, parent, isDone, isOut, isRemoved } of steps) {
          const changed = { ...(isDone ? DONE : {}), ...(isOut ? { status: 'OUT' as const } : {}) };
          if (isRemoved) remove('child_orders', child);
          else put('child_orders', sampleChild(child, parent, changed));
          expect(rowOf(client.flush())).toMatchObject({
            child_orders: all.flush().keys().length,
            open_child_orders: open.flush().keys().length,
            cancelled: out.flush().keys().length,
          });
        }
      }),
    );
  });
});
