import { openHistory } from '@meridian/history/reader/open-history';
import { makeHistoryFolder, sampleRow } from '@meridian/history/testing';
import { openHistoryWriter } from '@meridian/history/writer/history-writer';
import type { ReportPage } from '@meridian/protocol/rest/report-page-schema';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeReport } from './make-report.ts';
import { reportSettings } from './testing.ts';

const DAYS = ['2026-11-09', '2026-11-10', '2026-11-11', '2026-11-12', '2026-11-13', '2026-11-16'];
const price = (min: number, max: number) => fc.double({ min, max, noNaN: true, noDefaultInfinity: true });
/** Close together, so that no number of rolls takes a price below zero. */
const maybePrice = fc.option(price(49.5, 50.5), { freq: 6, nil: null });

/** Orders of few accounts, symbols and decisions, so that many of them belong together. Futures are rolled. */
const anOrder = fc.record({
  day: fc.nat(DAYS.length - 1),
  account: fc.constantFrom('ALDGATE', 'BOREALIS'),
  symbol: fc.constantFrom('AAA', 'BBB', 'ESZ26', 'ESH27'),
  side: fc.constantFrom('BUY', 'SELL', 'BUY COVER', 'SELL SHORT'),
  decision: fc.constantFrom('D1', 'D2', null),
  isSpread: fc.boolean(),
  start: fc.nat(1_000_000),
  filled: fc.oneof(
    { weight: 5, arbitrary: fc.integer({ min: 1, max: 900 }) },
    { weight: 1, arbitrary: fc.constant(0) },
  ),
  paid: price(40, 60),
  arrival: maybePrice,
  close: maybePrice,
  before: maybePrice,
});
type Drawn = typeof anOrder extends fc.Arbitrary<infer Order> ? Order : never;
type Placed = Drawn & { readonly id: number };

const isFuture = ({ symbol }: Drawn) => symbol.startsWith('ES');

function row(order: Placed) {
  return sampleRow('parent_orders', {
    parent_order_numeric_id: order.id,
    account: order.account,
    alloc_account: `${order.account}-CORE`,
    exchange_symbol: order.symbol,
    exchange_base_symbol: isFuture(order) ? 'ES' : order.symbol,
    asset_class: isFuture(order) ? 'FUTURE' : 'EQUITY',
    asset_sub_class: isFuture(order) && order.isSpread ? 'CALENDAR SPREAD' : null,
    decision_id: order.decision,
    status: 'FILLED',
    strat: 'vwap',
    order_side: order.side,
    order_type: 'LIMIT',
    order_qty: order.filled,
    filled_qty: order.filled,
    filled_usd: order.filled * order.paid,
    avg_fill_price: order.paid,
    arrival_mid: order.arrival,
    day_close: order.close,
    previous_close: order.before,
    start_timestamp: order.start,
  });
}

async function report(orders: readonly Placed[], type: 'Multiday Drift' | 'Stiched Parent Order Summary') {
  const folder = await makeHistoryFolder();
  try {
    const writer = await openHistoryWriter({ dir: folder.dir, memoryLimitMb: 128, threads: 1 });
    for (const [index, date] of DAYS.entries()) {
      const day = await writer.begin(date, 'test');
      day.append('parent_orders', orders.filter((order) => order.day === index).map(row));
      await day.commit();
    }
    await writer.close();
    const history = await openHistory({ dir: folder.dir, memoryLimitMb: 128, threads: 1 });
    const settings = { ...reportSettings, report_type: type };
    const period = { from: null, to: null, label: 'Test' };
    const job = { settings, scope: null, period, generatedMs: 0, zone: 'UTC', owner: 'test' };
    const options = { history, signal: new AbortController().signal, onProgress: () => undefined, thresholds: [] };
    const { page } = await makeReport(job, options);
    await history.close();
    return page;
  } finally {
    await folder.remove();
  }
}

type Chain = {
  readonly orders: Placed[];
  readonly costs: { readonly stitched: number; readonly naive: number; readonly drift: number } | null;
};

/** The slow way: every order looks through all chains for the one that it goes on with. */
function slowChains(orders: readonly Placed[]): readonly Chain[] {
  const chains: Placed[][] = [];
  const inOrder = orders
    .filter(({ filled }) => filled > 0)
    .toSorted((left, right) => left.day - right.day || left.start - right.start || left.id - right.id);
  for (const order of inOrder) {
    const mine = chains.findLast(([first]) => first !== undefined && isSameDecision(first, order));
    const gap = order.day - (mine?.at(-1)?.day ?? -9) - 1;
    if (mine === undefined || gap > 1) chains.push([order]);
    else mine.push(order);
  }
  return chains.map((chain) => ({ orders: chain, costs: slowCosts(chain) }));
}

function isSameDecision(left: Placed, right: Placed): boolean {
  const root = (order: Placed) => (isFuture(order) ? 'ES' : order.symbol);
  return (
    left.account === right.account &&
    root(left) === root(right) &&
    left.side === right.side &&
    left.decision === right.decision &&
    (left.decision !== null || left.id === right.id)
  );
}

/** Against the first arrival; each order against its own; and how far the arrivals had moved, all less the rolls. */
function slowCosts(chain: readonly Placed[]): Chain['costs'] {
  const [first] = chain;
  if (first === undefined || first.arrival === null || (isFuture(first) && first.isSpread)) return null;
  const sign = first.side.startsWith('BUY') ? 1 : -1;
  let [roll, quantity, stitched, naive, drift] = [0, 0, 0, 0, 0];
  for (const [index, order] of chain.entries()) {
    const before = chain[index - 1];
    if (before !== undefined && before.symbol !== order.symbol) {
      const [last, next] = [before.close ?? before.arrival, order.before ?? order.arrival];
      if (last !== null && next !== null) roll += next - last;
    }
    if (order.arrival === null) return null;
    quantity += order.filled;
    stitched += order.filled * (order.paid - roll - first.arrival);
    naive += (order.filled * (order.paid - order.arrival)) / order.arrival;
    drift += order.filled * (order.arrival - roll - first.arrival);
  }
  const bps = (value: number) => (1e4 * sign * value) / quantity;
  return { stitched: bps(stitched / first.arrival), naive: bps(naive), drift: bps(drift / first.arrival) };
}

/** Type-7, straight from the book. */
function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((left, right) => left - right);
  const at = (sorted.length - 1) * share;
  const low = sorted[Math.floor(at)] ?? 0;
  return low + (at - Math.floor(at)) * ((sorted[Math.ceil(at)] ?? low) - low);
}

const usdOf = ({ orders }: Chain) => orders.reduce((sum, { filled, paid }) => sum + filled * paid, 0);

type Part = 'drift' | 'own' | 'stitched';
type Line = { readonly chain: Chain; readonly usd: number } & Readonly<Record<Part, number>>;

/** Own cost and drift pulled in over all, drift by the decisions of several days alone. */
function slowLines(chains: readonly Chain[]): readonly Line[] {
  const raw = chains.flatMap((chain) =>
    chain.costs === null
      ? []
      : [{ chain, usd: usdOf(chain), own: chain.costs.stitched - chain.costs.drift, drift: chain.costs.drift }],
  );
  const pulling = (values: readonly number[]) => {
    const [low, high] = values.length >= 40 ? [quantile(values, 0.05), quantile(values, 0.95)] : [-500, 500];
    return (value: number) => Math.min(high, Math.max(low, value));
  };
  const pullOwn = pulling(raw.map(({ own }) => own));
  const pullDrift = pulling(raw.filter(({ chain }) => daysOf(chain) > 1).map(({ drift }) => drift));
  const usds = raw.map(({ usd }) => usd);
  const top = raw.length >= 40 ? quantile(usds, 0.95) : Infinity;
  return raw.map(({ chain, usd, own: ownRaw, drift: driftRaw }) => {
    const [own, drift] = [pullOwn(ownRaw), daysOf(chain) > 1 ? pullDrift(driftRaw) : driftRaw];
    return { chain, usd: Math.min(top, usd), own, drift, stitched: own + drift };
  });
}

function slowMean(lines: readonly Line[], part: Part): number | null {
  let [weight, product] = [0, 0];
  for (const { usd, ...costs } of lines) {
    weight += usd;
    product += usd * costs[part];
  }
  return weight > 0 ? product / weight : null;
}

function cellsOf({ sections }: ReportPage, id: string): readonly Readonly<Record<string, unknown>>[] {
  const table = sections.find((section) => section.id === id)?.table;
  const names = table?.columns.map((column) => column.id) ?? [];
  return (table?.rows ?? []).map(({ cells }) => Object.fromEntries(names.map((name, at) => [name, cells[at]])));
}

function expectClose(found: unknown, wanted: number | null): void {
  if (wanted === null) expect(found).toBeNull();
  else expect(Number(found)).toBeCloseTo(wanted, 5);
}

const daysOf = ({ orders }: Chain) => new Set(orders.map(({ day }) => day)).size;
const nameOf = (cells: readonly unknown[]) => JSON.stringify(cells);

const PARTS = ['stitched', 'own', 'drift'] as const;

function expectSame(page: ReportPage, chains: readonly Chain[]): void {
  const lines = slowLines(chains);
  const byDays = cellsOf(page, 'by-days');
  const lengths = Map.groupBy(chains, daysOf);
  expect(byDays).toHaveLength(lengths.size);
  for (const [days, own] of lengths) {
    const found = byDays.find(({ group }) => group === `${days} ${days === 1 ? 'day' : 'days'}`);
    expect(found?.['decisions']).toBe(own.length);
    const mine = lines.filter(({ chain }) => daysOf(chain) === days);
    for (const part of PARTS) expectClose(found?.[part], slowMean(mine, part));
  }
  for (const [index, part] of PARTS.entries()) expectClose(page.figures[index]?.value, slowMean(lines, part));
  const [stitched, own, drift] = page.figures.map(({ value }) => Number(value));
  expect((own ?? 0) + (drift ?? 0)).toBeCloseTo(stitched ?? 0, 5);
  const measures = ['stitched', 'naive', 'drift'] as const;
  const wanted = new Map(
    chains.map((chain) => {
      const [first, last] = [chain.orders[0], chain.orders.at(-1)];
      const name = [
        first?.decision ?? String(first?.id),
        first?.account,
        first?.side,
        DAYS[first?.day ?? 0],
        DAYS[last?.day ?? 0],
      ];
      return [nameOf([...name, first === undefined || !isFuture(first) ? first?.symbol : 'ES']), chain];
    }),
  );
  const listed = cellsOf(page, 'decisions');
  expect(listed).toHaveLength(chains.length);
  for (const { decision, account, side, from, to, symbol, orders, filled, ...costs } of listed) {
    const chain = wanted.get(nameOf([decision, account, side, from, to, symbol]));
    expect(orders).toBe(chain?.orders.length);
    expect(Number(filled)).toBeCloseTo(chain === undefined ? Number.NaN : usdOf(chain), 4);
    for (const measure of measures) expectClose(costs[measure], chain?.costs?.[measure] ?? null);
  }
}

const past = fc
  .array(anOrder, { minLength: 30, maxLength: 120 })
  .map((orders) => orders.map((order, index) => ({ ...order, id: index + 1 })));
/** Each run writes days; a failing one is not made smaller, which would take minutes. */
const RUNS = { numRuns: 3, endOnFailure: true };
const SLOW_MS = 60_000;

describe('stitched orders from DuckDB and by a plain loop', () => {
  it(
    'agree on every decision, its costs and its drift',
    async () => {
      expect.hasAssertions();
      const agrees = fc.asyncProperty(past, async (orders) => {
        expectSame(await report(orders, 'Stiched Parent Order Summary'), slowChains(orders));
      });
      await fc.assert(agrees, RUNS);
    },
    SLOW_MS,
  );

  it(
    'agree on the drift of decisions over several days, and leave out all others',
    async () => {
      expect.hasAssertions();
      const agrees = fc.asyncProperty(past, async (orders) => {
        const several = slowChains(orders).filter((chain) => daysOf(chain) > 1);
        expectSame(await report(orders, 'Multiday Drift'), several);
      });
      await fc.assert(agrees, RUNS);
    },
    SLOW_MS,
  );
});
