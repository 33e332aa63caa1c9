import { openHistory } from '@meridian/history/reader/open-history';
import { importExecutions } from '@meridian/history/import/import-executions';
import { listImports, removeImports } from '@meridian/history/import/remove-imports';
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

const TODAY = '2026-11-19';

async function bring(text: string, more: { readonly isReplacing?: boolean } = {}) {
  const read = readExecutionsFile(text, TODAY);
  if (read.kind === 'refused') throw new Error(read.text);
  const writer = await openHistoryWriter({ dir: folder.dir, memoryLimitMb: 128, threads: 1 });
  try {
    return { days: await importExecutions(read.lines, { history, writer, ...more }), problems: read.problems };
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
    expect(days).toEqual([{ trade_date: DAY, added: 3, known: 0, orders: 2, removed: 0, problems: [], findings: [] }]);
    const row = await strategyRow();
    expect(row).toMatchObject({ orders: 2 });
    // 600 at 10 bps and 400 at 60 make 30 bps over 100,300 dollars; 500 sold at 10 bps cost over 49,950.
    expect(row['cost']).toBeCloseTo((30 * 100_300 + 10 * 49_950) / 150_250, 5);
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
    expect(row['cost']).toBeCloseTo((30 * 100_300 + 20 * 99_800) / 200_100, 5);
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

describe('an execution that cannot be true', () => {
  const NEXT = '2026-03-04';
  const on = (text: string, day = NEXT) => text.replaceAll(DAY, day);

  it('is skipped by line with its value and the limit, and the rest of the file is imported', async () => {
    const good = on(line('f1', 'p1', 100, 100));
    const bad = [
      on(line('f2', 'p1', 100, 100), '2099-03-04'),
      on(line('f3', 'p1', 100, 100), '1970-01-02'),
      on(line('f4', 'p1', 100, 100), '2026-03-07'),
      on(line('f5', 'p1', 100, 100), '2026-11-20'),
      on(line('f6', 'p1', 100, -5)),
      on(line('f7', 'p1', 100, 0)),
      on(line('f8', 'p1', 12.5, 100)),
      on(line('f9', 'p1', 100, 100)).replace(',US,', ',USA,'),
      on(line('f10', 'p1', 100, 100)).replace(',100,100,', ',1e308,1e308,'),
      on(line('f11', 'p1', 100, 505)),
      on(line('f12', 'p1', 100, 100)).replace(`${NEXT}T15`, '2026-02-20T15'),
    ];
    const { days, problems } = await bring([HEAD, good, ...bad].join('\n'));
    expect([...problems, ...(days[0]?.problems ?? [])].toSorted((a, b) => a.line - b.line)).toEqual(
      [
        'trade_date 2099-03-04 is after today, 2026-11-19',
        'trade_date 1970-01-02 is before 2000-01-01',
        'trade_date 2026-03-07 is a Saturday: no exchange trades',
        'trade_date 2026-11-20 is after today, 2026-11-19',
        'price -5 is not above 0',
        'price 0 is not above 0',
        'quantity 12.5 is not a whole number',
        'country “USA” is not a code of two letters, such as US',
        'quantity 1e308 is above 10,000,000,000',
        `price 505 is far from the market of ACME on ${NEXT}: between 33.33 and 300 is plausible`,
        expect.stringContaining(`is not in the session of ${NEXT}`),
      ].map((text, place) => ({ line: place + 3, text })),
    );
    expect(days).toMatchObject([{ trade_date: NEXT, added: 1 }]);
  });

  it('is one that another order has already, in the file or in the history', async () => {
    const { days } = await bring(
      [HEAD, on(line('f1', 'p2', 100, 100)), on(line('g1', 'p3', 10, 100)), on(line('g1', 'p4', 10, 100))].join('\n'),
    );
    expect(days).toMatchObject([
      {
        added: 1,
        problems: [
          { line: 2, text: 'execution f1 belongs to another order than p2 already' },
          { line: 4, text: 'execution g1 belongs to another order than p4 already' },
        ],
      },
    ]);
  });

  it('is not more than was ordered: that is imported, and said', async () => {
    const { days } = await bring([HEAD, on(line('h1', 'p5', 900, 100)), on(line('h2', 'p5', 200, 100))].join('\n'));
    expect(days).toMatchObject([
      { added: 2, findings: [{ line: 2, text: 'order p5: 1,100 filled of 1,000 ordered' }] },
    ]);
  });
});

async function refuse(): Promise<void> {
  throw new Error('the security log is away');
}

describe('an imported day', () => {
  const lived = '2026-03-03';

  it('is listed, replaced and removed, and what the desk traded itself stays', async () => {
    const text = [HEAD, line('e30', 'o9', 20, 100).replaceAll(DAY, lived)].join('\n');
    const replaced = await bring(text, { isReplacing: true });
    expect(replaced.days).toMatchObject([{ added: 1, removed: 1 }]);
    expect(await listImports(history)).toContainEqual({ trade_date: lived, orders: 1, executions: 1 });
    const writer = await openHistoryWriter({ dir: folder.dir, memoryLimitMb: 128, threads: 1 });
    const recorded: unknown[] = [];
    const record = async (day: unknown) => void recorded.push(day);
    const sourceOf = async (date: string) => (await history.days({ from: date, to: date })).whole[0]?.source;
    try {
      await expect(removeImports(lived, { history, writer, record: refuse })).rejects.toThrow('is away');
      expect(await sourceOf(lived)).toBe('lived and import');
      expect(await removeImports(lived, { history, writer, record })).toMatchObject({ executions: 1 });
      expect((await history.days({ from: lived, to: lived })).whole).toMatchObject([
        { source: 'lived', tables: { parent_orders: { rows: 1 }, executions: { rows: 1 }, day_stats: { rows: 1 } } },
      ]);
      expect(await removeImports(lived, { history, writer, record })).toBeNull();
      expect(await removeImports(DAY, { history, writer, record })).toMatchObject({ orders: 2 });
      expect(await sourceOf(DAY)).toBeUndefined();
    } finally {
      await writer.close();
    }
    expect(recorded).toHaveLength(2);
  });
});

describe('a file', () => {
  it('without its columns is refused as a whole', () => {
    expect(readExecutionsFile('a,b\n1,2', TODAY)).toEqual({
      kind: 'refused',
      text: 'The first line has a column “a” that is not known.',
    });
    expect(readExecutionsFile('trade_date,time\n', TODAY)).toMatchObject({ kind: 'refused' });
    expect(readExecutionsFile('symbol,symbol\n', TODAY)).toMatchObject({
      text: 'The first line has the column symbol twice.',
    });
  });
});
