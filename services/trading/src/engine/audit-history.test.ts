import type { OpenDatabase } from '@meridian/storage/database';
import { expect, it } from 'vitest';
import { eventToText } from '../journal/event-text.ts';
import { TEST_AUDIT_CONTEXT } from '../kernel/testing/order-history.ts';
import { openTestDesk } from '../kernel/testing/test-desk.ts';
import { orderSources } from '../topics/sources/order-sources.ts';
import { createTopicTables } from '../topics/tables/topic-tables.ts';
import { withAuditHistory } from './audit-history.ts';
import { AuditWatch } from './audit-watch.ts';

/** One order with a long history, as the journal keeps it, and the reads that are asked of it. */
async function setUp() {
  const desk = await openTestDesk();
  const { id } = await desk.newOrder({ strat: 'idle' });
  for (let count = 0; count < 1_200; count += 1) {
    await desk.do({ name: 'order.note', args: { parent_order_numeric_ids: [id], note: `Note ${count}` } });
  }
  const events = await desk.journal.readOrder(id);
  const { account, allocAccount } = desk.parent(id).terms;
  const limits: number[] = [];
  const query = async (_text: string, [, after, limit]: readonly number[]) => {
    limits.push(limit ?? 0);
    const rows = events.filter(({ seq }) => seq > (after ?? 0)).slice(0, limit);
    return { rows: rows.map(({ seq, event }) => ({ seq, body: eventToText(event) })) };
  };
  const tables = createTopicTables();
  const errors: unknown[] = [];
  const watch = new AuditWatch({ onLeft: () => undefined, soon: queueMicrotask, later: () => () => undefined });
  watch.tellTo((version) => setImmediate(() => watch.heard(version)));
  const source = withAuditHistory(orderSources(tables, () => 0).audit, {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only queries are asked of it.
    database: { pool: { query } } as unknown as OpenDatabase,
    table: tables.audit,
    watch,
    context: () => TEST_AUDIT_CONTEXT,
    onError: (error) => errors.push(error),
  });
  const open = (accounts: readonly string[]) => {
    const scope = { accounts, alloc_accounts: [], market_data_permit: false };
    return source.open({ parent_order_numeric_ids: [id] }, scope, () => undefined);
  };
  return { open, limits, errors, account, allocAccount, events };
}

it('somebody without the account makes the server read one event and publish none', async () => {
  const { open, limits } = await setUp();
  const view = open(['SOMEBODY ELSE']);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(limits).toEqual([1]);
  expect([...view.keys()]).toEqual([]);
});

it('a long history is read and published in pages, whole', async () => {
  const { open, limits, errors, account, events } = await setUp();
  const view = open([account]);
  await expect.poll(() => [...view.keys()].length).toBeGreaterThanOrEqual(1_200);
  expect(limits.length).toBeGreaterThan(3);
  expect(Math.max(...limits)).toBeLessThan(events.length);
  expect(errors).toEqual([]);
});
