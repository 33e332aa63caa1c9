import { seededRng } from '@meridian/cost-model/sfc32';
import { reportCellText } from '@meridian/domain/reports/report-cell';
import { MARKOUT_HORIZONS } from '@meridian/history/tables/markouts';
import { sampleRow } from '@meridian/history/testing';
import { openHistoryWriter } from '@meridian/history/writer/history-writer';
import type { ReportPage } from '@meridian/protocol/rest/report-page-schema';
import type { VenueAnalytics } from '@meridian/protocol/rest/venue-analytics-calls';
import { pdfTexts } from '@meridian/reports/testing/pdf-text';
import { sheetRows } from '@meridian/reports/testing/sheet-rows';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startReportDesk } from '../testing/report-desk.ts';

const { api, admin, post, rowsOf, settled, startWorker } = await startReportDesk();

const rng = seededRng('the same numbers');
const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(rng.unit() * values.length)] as Value;
const OWNER = { account: 'ALDGATE', alloc_account: 'ALDGATE-CORE' } as const;
const START_MS = 1_763_000_000_000;

function anOrder(id: number) {
  const asset_class = pick(['EQUITY', 'EQUITY', 'FUTURE'] as const);
  const [arrival, filled] = [20 + 80 * rng.unit(), Math.ceil(900 * rng.unit())];
  const paid = arrival * (1 + (rng.unit() - 0.45) / 200);
  const parts = { delay: 900 * (rng.unit() - 0.3), execution: 2_000 * rng.unit(), opportunity: 500 * rng.unit() };
  const root = pick(['AAA', 'BBB', 'CCC']);
  return sampleRow('parent_orders', {
    ...OWNER,
    parent_order_numeric_id: id,
    exchange_symbol: `${root}${id % 2}`,
    exchange_base_symbol: root,
    asset_class,
    asset_sub_class: null,
    country: pick(['US', 'JP', 'GB']),
    strat: pick(['vwap', 'pov', 'optimal']),
    status: 'FILLED',
    order_side: pick(['BUY', 'SELL'] as const),
    order_type: 'LIMIT',
    start_timestamp: START_MS + Math.floor(1e7 * rng.unit()),
    order_qty: filled,
    filled_qty: filled,
    arrival_mid: arrival,
    ivwap: arrival * (1 + (rng.unit() - 0.5) / 400),
    avg_fill_price: paid,
    multiplier: 1,
    fx_rate: 1,
    tick_size: 0.01,
    avg_fill_tick: 0.01,
    filled_usd: filled * paid,
    target_usd: filled * paid,
    percent_of_adv: 12 * rng.unit(),
    volatility: 0.02,
    delay_usd: parts.delay,
    trading_usd: parts.execution,
    opportunity_usd: parts.opportunity,
    fees_usd: 1.5,
    shortfall_usd: parts.delay + parts.execution + parts.opportunity + 1.5,
  });
}

function aFill(order: ReturnType<typeof anOrder>, id: number) {
  const price = order.avg_fill_price ?? 1;
  const mids = Object.fromEntries(
    MARKOUT_HORIZONS.map(({ column }) => [column, rng.unit() < 0.1 ? null : price * (1 + (rng.unit() - 0.5) / 2_000)]),
  );
  return sampleRow('executions', {
    ...OWNER,
    ...mids,
    broker_exec_id: `E${id}`,
    parent_order_numeric_id: order.parent_order_numeric_id,
    child_order_numeric_id: id,
    exchange_symbol: order.exchange_symbol,
    asset_class: order.asset_class,
    asset_sub_class: null,
    leg_type: null,
    strat: order.strat,
    order_side: order.order_side,
    time_in_force: 'DAY',
    last_market: pick(['XNAS', 'ARCX', 'CRSX']),
    liquidity: pick(['add', 'remove', 'mid'] as const),
    last_fill_price: price,
    last_fill_qty: Math.ceil(order.filled_qty / 2),
    fill_usd: (order.filled_usd ?? 0) / 2,
    snap_bid: price * 0.9995,
    snap_ask: price * 1.0004,
    contra_owner: null,
    contra_account: null,
  });
}

beforeAll(async () => {
  const writer = await openHistoryWriter({ dir: api.historyDir, memoryLimitMb: 128, threads: 1 });
  for (const back of [3, 4, 5]) {
    const day = await writer.begin(new Date(api.nowMs() - back * 86_400_000).toISOString().slice(0, 10), 'test');
    const orders = Array.from({ length: 60 }, (_, at) => anOrder(1_000 * back + at));
    const idle = { ...orders[0], parent_order_numeric_id: 1_000 * back + 99, start_timestamp: null, filled_qty: 0 };
    day.append('parent_orders', [...orders, sampleRow('parent_orders', { ...idle, order_qty: 7_000 })]);
    const fills = orders.flatMap((order, at) => [0, 1].map((part) => aFill(order, 10_000 * back + 2 * at + part)));
    day.append('executions', fills);
    await day.commit();
  }
  await writer.close();
});

beforeEach(() => startWorker());

/** One report by every road that leads to it. */
async function made(settings: object) {
  const { body } = await post('/tca/run_draft', { report_name: 'Same', date_range: 'AT', ...settings }, admin);
  await settled(body['run_id'], 'done');
  const { body: run } = await api.ask('GET', `/tca/report_runs/${String(body['run_id'])}`, { token: admin });
  const location = String(run['report_location']);
  const { body: page } = await api.ask('GET', `/tca/report_page?report_location=${location}`, { token: admin });
  const file = async (format: string) => {
    const path = `${api.url}/main/tca/download_report?report_location=${location}&format=${format}`;
    return Buffer.from(await (await fetch(path, { headers: { authorization: `Bearer ${admin}` } })).arrayBuffer());
  };
  return {
    page: page as unknown as ReportPage,
    csv: (await file('csv')).toString('utf8').split('\r\n'),
    xlsx: sheetRows(await file('xlsx')),
    pdf: pdfTexts(await file('pdf')),
  };
}

type Made = Awaited<ReturnType<typeof made>>;

const bare = (line: string) => line.replaceAll('"', '');

/** Every row of a table of the page, in each file: a number there reads as the page's to the last digit. */
function expectSame({ page, csv, xlsx, pdf }: Made, id: string): void {
  const section = page.sections.find((each) => each.id === id);
  if (section?.table === null || section?.table === undefined) throw new Error(`there is no table ${id}`);
  const { columns, rows } = section.table;
  const unit = page.cost_unit ?? 'bps';
  const sheet = xlsx.find(([first]) => first?.[0] === section.title) ?? [];
  expect(rows.length).toBeGreaterThan(0);
  for (const { cells } of rows) {
    const texts = cells.map((cell, at) => reportCellText(cell, columns[at]?.kind ?? 'text', unit));
    const label = String(cells[0]);
    const written = cells.map((cell) => (cell === null ? '' : String(cell))).join(',');
    expect(csv.map(bare), `${id} ${label} in the CSV`).toContain(bare(written));
    const inSheet = sheet.map((row) => row.map((cell) => (cell === null ? '' : String(cell))).join(','));
    const kept = cells.filter((cell) => cell !== null).map(String);
    expect(inSheet, `${id} ${label} in the XLSX`).toContain(kept.join(','));
    const printed = bestRow(pdf, label, texts);
    for (const text of printed) expect(text, `${id} ${label}`).not.toContain('…');
    const missing = texts.filter((text) => text !== '' && !isPrinted(printed, text));
    expect(
      missing.length,
      `${id} ${label}: ${missing.join(' | ')} is not in ${printed.join(' | ')}`,
    ).toBeLessThanOrEqual(columns.length > MANY ? LEFT_OUT : 0);
  }
}

/** The PDF writes two ends of a range as one. */
const isPrinted = (printed: readonly string[], text: string) =>
  printed.some((each) => each.split(' to ').includes(text));

/** A label stands at charts too: the row is where most of its cells follow. */
function bestRow(pdf: readonly string[], label: string, texts: readonly string[]): readonly string[] {
  const rows = pdf.flatMap((text, at) => (text === label ? [pdf.slice(at, at + texts.length)] : []));
  const found = (row: readonly string[]) => texts.filter((text) => isPrinted(row, text)).length;
  return rows.toSorted((left, right) => found(right) - found(left))[0] ?? [];
}

/** A page may do without some columns of a wide table. */
const MANY = 14;
const LEFT_OUT = 5;

describe('the same question has the same answer on the page, in the CSV, the XLSX and the PDF', () => {
  const costs = ['by-size', 'by-strategy', 'by-country', 'by-time', 'by-venue', 'by-destination', 'shortfall'];

  test.each(['bps', 'ticks'] as const)('of costs in %s, venues and parts of the shortfall', async (cost_unit) => {
    const report = await made({ cost_unit, enable_opportunity_cost_columns: true });
    for (const id of costs) expectSame(report, id);
    expect(report.page.summary.join(' ')).toContain('3 orders never started and have no cost: ');
    const { page, pdf } = report;
    for (const { kind, value } of page.figures) expect(pdf).toContain(reportCellText(value, kind, cost_unit));
    // Every order is behind the numbers, for who wants to add them up.
    const start = report.csv.indexOf('Orders');
    expect(report.csv.slice(start).filter((line) => line.includes('ALDGATE-CORE'))).toHaveLength(181);
  });

  test('of markouts of futures, by root and horizon', async () => {
    const report = await made({ report_type: 'Futures Markout' });
    expect(report.page.report_type).toBe('Futures Markout');
    for (const id of ['path', 'by-root', 'by-root-bps', 'by-liquidity']) expectSame(report, id);
  });

  test('of surveillance: the case, its PDF and the list of alerts', async () => {
    const report = await made({ report_type: 'Wash trade' });
    expectSame(report, 'by-rule');
    const alerts = report.page.sections.find(({ id }) => id === 'alerts')?.table?.rows ?? [];
    const [found] = await rowsOf('/tca/surveillance_cases', admin);
    expect(alerts[0]?.cells.slice(0, 2)).toEqual([found?.['score'], found?.['rule']]);
    const path = `/tca/surveillance_cases/${String(found?.['case_id'])}`;
    const file = await fetch(`${api.url}/main${path}/file`, { headers: { authorization: `Bearer ${admin}` } });
    const texts = pdfTexts(Buffer.from(await file.arrayBuffer()))
      .join(' ')
      .replaceAll(/\s+/g, ' ');
    expect(texts).toContain(`Score ${String(found?.['score'])} of 100`);
    expect(texts).toContain(String(found?.['sentence']));
  });
});

const figureTexts = (of: readonly unknown[]) => of.map((value) => reportCellText(Number(value), 'number', 'bps'));

test('a venue has the same fills, markout, range and toxicity in a report as on its screen', async () => {
  const { page } = await made({ asset_class: 'EQUITY' });
  const table = page.sections.find(({ id }) => id === 'by-venue')?.table;
  const at = (id: string) => table?.columns.findIndex((column) => column.id === id) ?? -1;
  const { body } = await api.ask('GET', '/venue/analytics?days=60&asset_class=EQUITY', { token: admin });
  const { venues, all, horizons_ms } = body as unknown as VenueAnalytics;
  const second = horizons_ms.indexOf(1_000);
  expect(venues.length).toBeGreaterThan(2);
  for (const line of [...venues, { ...all, venue: 'All' }]) {
    const cells = table?.rows.find((row) => row.cells[0] === line.venue)?.cells ?? [];
    const markout = line.markouts[second];
    const screen = [line.fills, line.usd, markout?.mean, markout?.low, markout?.high, line.effective_spread_bps];
    const report = ['fills', 'filled', 'markout', 'low', 'high', 'effective'].map((id) => cells[at(id)]);
    expect([line.venue, ...figureTexts(screen)]).toEqual([line.venue, ...figureTexts(report)]);
    expect(figureTexts([line.toxicity?.mean])).toEqual(figureTexts([cells[at('toxicity')]]));
  }
});
