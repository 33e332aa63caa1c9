import { openHistory } from '@meridian/history/reader/open-history';
import { makeHistoryFolder, sampleRow } from '@meridian/history/testing';
import { openHistoryWriter } from '@meridian/history/writer/history-writer';
import { stateAt } from '@meridian/domain/replay/replay-state';
import { expect, it } from 'vitest';
import { readPastOrder } from './past-order.ts';

it('reads postings and fills of a stored day, and says whether that day was lived or generated', async () => {
  const folder = await makeHistoryFolder();
  const writer = await openHistoryWriter({ dir: folder.dir, memoryLimitMb: 128, threads: 1 });
  const ids = { parent_order_numeric_id: 7, child_order_numeric_id: 70 };
  for (const [tradeDate, source, id] of [
    ['2026-11-12', 'demo 1: seed 1', 6],
    ['2026-11-13', 'lived 1: seed 1', 7],
  ] as const) {
    const day = await writer.begin(tradeDate, source);
    day.append('parent_orders', [
      sampleRow('parent_orders', { parent_order_numeric_id: id, account: 'ALDGATE', start_timestamp: 1_000 }),
    ]);
    day.append('child_orders', [
      sampleRow('child_orders', {
        ...ids,
        parent_order_numeric_id: id,
        order_qty: 300,
        limit_price: 10,
        peg_type: null,
        time_in_force: 'DAY',
        send_time_since_epoch_milliseconds: 1_000,
        last_update_timestamp: 9_000,
      }),
    ]);
    day.append('executions', [
      sampleRow('executions', {
        ...ids,
        parent_order_numeric_id: id,
        leg_type: null,
        liquidity: 'add',
        last_fill_qty: 100,
        last_fill_price: 10.5,
        report_receive_time_since_epoch_milliseconds: 2_000,
      }),
    ]);
    await day.commit();
  }
  await writer.close();
  const history = await openHistory({ dir: folder.dir, memoryLimitMb: 128, threads: 1 });
  const lived = await readPastOrder(history, 7);
  expect(lived).toMatchObject({ account: 'ALDGATE', order: { source: 'past', trade_date: '2026-11-13' } });
  const events = lived?.events ?? [];
  expect(stateAt(events, 2_000)).toMatchObject({ filled: 100, average: 10.5, open: [{ leaves: 200, price: 10 }] });
  expect(stateAt(events, 9_000).open).toEqual([]);
  expect((await readPastOrder(history, 6))?.order.source).toBe('generated');
  expect(await readPastOrder(history, 8)).toBeNull();
  await history.close();
  await folder.remove();
});
