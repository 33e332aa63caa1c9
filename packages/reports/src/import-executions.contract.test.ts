import { openHistory } from '@meridian/history/reader/open-history';
import { importExecutions } from '@meridian/history/import/import-executions';
import { readExecutionsFile } from '@meridian/history/import/read-executions-file';
import { makeHistoryFolder, sampleRow } from '@meridian/history/testing';
import { openHistoryWriter } from '@meridian/history/writer/history-writer';
import { afterAll, describe, expect, it } from 'vitest';
import { makeReport } from './make-report.ts';
import { reportSettings } from './testing.ts';

const folder = await makeHistoryFolder();
const history = await openHistory({ dir: folder.dir, memoryLimitMb: 128, threads: 1 });
afterAll(async () => {
  await history.close();
  await folder.remove();
});

const HEAD =
  'trade_date,execution_id,time,order_id,account,symbol,side,quantity,price,venue,strategy,country,arrival_mid,order_quantity,tick_size';
const DAY = '2026-03-02';
const line = (id: string, order: string, quantity: number, price: number, side = 'BUY') =>
  `${DAY},${id},2026-03-02T15:30:00Z,${order},OWN,ACME,${side},${quantity},${price},XNYS,VWAP,US,100,1000,0.01`;

async function bring(text: string) {
  const read = readExecutionsFile(text);
  if (read.kind === 'refused') throw new Error(read.text);
  const writer = await openHistoryWriter({ dir: folder.dir, memoryLimitMb: 128, threads: 1 });
  try {
    return { days: await importExecutions(read.lines, { history, writer }), problems: read.problems };
  } finally {
    await writer.close();
  }
}

async function report() {
  const options = { history, signal: new AbortController().signal, onProgress: () => undefined, thresholds: [] };
  const period = { from: DAY, to: DAY, label: 'Test' };
  const job = { settings: reportSettings, scope: null, period, generatedMs: 0, zone: 'UTC', owner: 'test' };
  return (await makeReport(job, options)).page;
}

async function strategyRow() {
  const section = (await report()).sections.find(({ id }) => id === 'by-strategy');
  const columns = section?.table?.columns.map(({ id }) => id) ?? [];
  const row = section?.table?.rows.find(({ cells }) => cells[0] === 'VWAP');
  return Object.fromEntries(columns.map((id, place) => [id, row?.cells[place]]));
}

describe('a history of one’s own', () => {
  const file = [HEAD, line('e1', 'o1', 600, 100.1), line('e2', 'o1', 400, 100.6), line('e3', 'o2', 500, 99.9, 'SELL')];

  it('is imported, and a report counts its orders and costs', async () => {
    const { days, problems } = await bring(file.join('\n'));
    expect(problems).toEqual([]);
    expect(days).toEqual([{ trade_date: DAY, added: 3, known: 0, orders: 2, problems: [] }]);
    const row = await strategyRow();
    expect(row).toMatchObject({ orders: 2 });
    // 600 at 10 bps and 400 at 60 make 30 bps over 100,300 dollars; 500 sold at 10 bps cost over 49,950.
    expect(row['cost']).toBeCloseTo((30 * 100_300 + 10 * 49_950) / 150_250, 6);
  });

  it('is the same after the same file again, and grows by what is new', async () => {
    const before = await report();
    expect((await bring(file.join('\n'))).days).toMatchObject([{ added: 0, known: 3 }]);
    expect(await report()).toEqual(before);
    const more = await bring(
      [HEAD, line('e3', 'o2', 500, 99.9, 'SELL'), line('e4', 'o2', 500, 99.7, 'SELL')].join('\n'),
    );
    expect(more.days).toMatchObject([{ added: 1, known: 1, orders: 1 }]);
    const row = await strategyRow();
    expect(row).toMatchObject({ orders: 2 });
    expect(row['cost']).toBeCloseTo((30 * 100_300 + 20 * 99_800) / 200_100, 6);
  });

  it('skips bad lines and tells their numbers, and changes nothing that is stored', async () => {
    const before = await report();
    const bad = [
      HEAD,
      line('e9', 'o1', 1, 1, 'HOLD'),
      `${DAY},e10,yesterday,o1,OWN,ACME,BUY,1,1,,,,,,`,
      `${DAY},e11`,
      line('e1', 'o1', 600, 101),
    ];
    const { days, problems } = await bring(bad.join('\n'));
    expect(problems).toEqual([
      { line: 2, text: 'side “HOLD” is not BUY, BUY COVER, SELL or SELL SHORT' },
      { line: 3, text: expect.stringContaining('time “yesterday” is no time with a zone') },
      { line: 4, text: 'has 2 fields instead of 15' },
    ]);
    expect(days[0]?.problems).toEqual([{ line: 5, text: 'execution e1 is stored with another quantity or price' }]);
    expect(await report()).toEqual(before);
  });

  it('joins a day that the desk lived itself, and leaves its orders alone', async () => {
    const lived = '2026-03-03';
    const writer = await openHistoryWriter({ dir: folder.dir, memoryLimitMb: 128, threads: 1 });
    const day = await writer.begin(lived, 'lived');
    day.append('parent_orders', [sampleRow('parent_orders', { client_order_id: 'own' })]);
    day.append('executions', [sampleRow('executions', { broker_exec_id: 'own' })]);
    day.append('day_stats', [sampleRow('day_stats')]);
    await day.commit();
    await writer.close();
    const { days } = await bring([HEAD, line('e20', 'o9', 10, 100).replaceAll(DAY, lived)].join('\n'));
    expect(days).toMatchObject([{ added: 1, orders: 1 }]);
    const [found] = (await history.days({ from: lived, to: lived })).whole;
    expect(found).toMatchObject({
      source: 'lived and import',
      tables: { parent_orders: { rows: 2 }, executions: { rows: 2 }, day_stats: { rows: 1 } },
    });
  });
});

describe('a file', () => {
  it('without its columns is refused as a whole', () => {
    expect(readExecutionsFile('a,b\n1,2')).toEqual({
      kind: 'refused',
      text: 'The first line has a column “a” that is not known.',
    });
    expect(readExecutionsFile('trade_date,time\n')).toMatchObject({ kind: 'refused' });
    expect(readExecutionsFile('symbol,symbol\n')).toMatchObject({
      text: 'The first line has the column symbol twice.',
    });
  });
});
