import { setTimeout as sleep } from 'node:timers/promises';
import { makeHistoryFolder } from '@meridian/history/testing';
import { figuresAt } from '@meridian/domain/replay/replay-figures';
import { joinMarkets, NO_MARKET, quoteAt, type ReplayMarket, TradeSums } from '@meridian/domain/replay/replay-market';
import type { ReplayEvent } from '@meridian/domain/replay/replay-event';
import { stateAt } from '@meridian/domain/replay/replay-state';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MarketRecorder } from '../../history/recording/market-recorder.ts';
import { readMarketPage } from '../../history/replay/market-page.ts';
import { RecordingIndex } from '../../history/replay/recording-index.ts';
import { ReplayEvents } from '../../history/replay/replay-events.ts';
import { orderWithStatus, type ReplayHead, replayHeadOf } from '../../history/replay/replay-head.ts';
import { isFamilyEvent } from '../../kernel/events/kernel-event.ts';
import { openSimulatedDesk } from '../testing/simulated-desk.ts';

const START_MINUTE = 60;
const END_MINUTE = 80;

type Desk = Awaited<ReturnType<typeof openSimulatedDesk>>;

let folder: Awaited<ReturnType<typeof makeHistoryFolder>>;
let desk: Desk;
let id: number;
let head: ReplayHead;
let events: readonly ReplayEvent[];
let market: ReplayMarket;
let pages = 0;

async function eventsOf(hasMarketData: boolean): Promise<readonly ReplayEvent[]> {
  const own = (await desk.journaled()).flatMap(({ event }) =>
    isFamilyEvent(event) && event.parentId === id ? [event] : [],
  );
  const found = replayHeadOf(own, desk.instruments);
  if (found === null) throw new Error('the journal has no such order');
  head = found;
  const made = new ReplayEvents({ instrument: head.instrument, instruments: desk.instruments, hasMarketData });
  return own.flatMap((event) => made.of(event));
}

async function readMarket(): Promise<ReplayMarket> {
  const index = new RecordingIndex();
  const { start_ms, end_ms, trade_date } = head.order;
  const toMs = end_ms ?? desk.nowMs();
  const common = { instrument: head.instrument, firstDate: trade_date, toMs, isRunning: false };
  let found = NO_MARKET;
  let fromMs: number | null = start_ms ?? 0;
  while (fromMs !== null) {
    const page = await readMarketPage(folder.dir, index, { ...common, fromMs, isContinued: pages > 0 });
    found = joinMarkets(found, page.market);
    fromMs = page.next_ms;
    pages += 1;
  }
  return found;
}

beforeAll(async () => {
  folder = await makeHistoryFolder();
  desk = await openSimulatedDesk({ seed: 5, symbols: ['AAPL', 'MSFT'], startMinute: START_MINUTE });
  const recorder = new MarketRecorder({
    dir: folder.dir,
    market: desk.market,
    instrumentCount: desk.instruments.length,
    nowMs: desk.nowMs,
    onProblem: (text) => {
      throw new Error(text);
    },
  });
  await desk.until(START_MINUTE + 1);
  const order = await desk.send({
    client_order_id: 'replayed',
    exchange_symbol: 'AAPL',
    order_side: 'BUY',
    order_qty: 40_000,
    strat: 'vwap',
    start_time: '0',
    end_time: '+15',
    must_finish: true,
  });
  id = order.id;
  for (let minute = START_MINUTE + 1; minute <= END_MINUTE; minute += 1) {
    await desk.until(minute);
    recorder.flush();
    // The day runs at full speed, and the disk needs its time.
    await sleep(5);
  }
  await recorder.close();
  events = await eventsOf(true);
  market = await readMarket();
}, 120_000);

afterAll(() => folder.remove());

describe('an order played back', () => {
  it('ends as its row in the blotter', () => {
    const row = desk.row(id);
    const end = stateAt(events, desk.nowMs());
    expect(end.filled).toBe(row.filled_qty);
    expect(end.average).toBeCloseTo(row.avg_fill_price ?? Number.NaN, 8);
    expect(end.open).toEqual([]);
    expect(head.order).toMatchObject({ order_qty: row.order_qty, order_side: 'BUY', exchange_symbol: 'AAPL' });
    expect(row.status).toBe('FILLED');
    expect(head.ending).toBe('FILLED');
  });

  it('has not ended while its row still works, and is asked for again', () => {
    expect(orderWithStatus(head, 'PARTIAL')).toMatchObject({ status: 'PARTIAL', end_ms: null });
    expect(orderWithStatus(head, 'FILLED')).toMatchObject({ status: 'FILLED', end_ms: head.order.end_ms });
    expect(orderWithStatus(head, null)).toMatchObject({ status: 'FILLED', end_ms: head.order.end_ms });
  });

  it('had the costs of its row, from the recorded trades', () => {
    const row = desk.row(id);
    const end = stateAt(events, head.order.end_ms ?? 0);
    const figures = figuresAt(end, head.order, new TradeSums(market.trades));
    expect(head.order.arrival_mid).toBe(row.arrival_mid);
    expect(figures.vs_arrival).toBeCloseTo(row.cost_arrival_mid_bps ?? Number.NaN, 6);
    // The day runs in steps of a second, and the order ends within one.
    expect((figures.volume ?? 0) / (row.volume_since_start ?? Number.NaN)).toBeCloseTo(1, 2);
    expect(figures.vs_ivwap).toBeCloseTo(row.cost_ivwap_bps ?? Number.NaN, 1);
  });

  it('keeps the gates of each decision on the ladder', () => {
    const decided = events.filter((event) => event.kind === 'decision');
    const onLadder = decided.filter(({ step }) => ['passive-peg', 'join-touch', 'mid-peg', 'cross'].includes(step));
    expect(onLadder.length).toBeGreaterThan(3);
    expect(onLadder.every(({ gates }) => gates !== null && gates.over_floor !== null)).toBe(true);
    const crossed = onLadder.filter(({ reason }) => reason.startsWith('Behind its floor'));
    expect(crossed.every(({ gates }) => (gates?.over_floor ?? 0) < 0)).toBe(true);
  });

  it('hides from users without the permission what tells the market', async () => {
    const hidden = (await eventsOf(false)).filter((event) => event.kind === 'decision');
    expect(hidden.every(({ gates }) => gates === null || (gates.queue === null && gates.adverse_ticks === null))).toBe(
      true,
    );
  });

  it('has its market from start to end in pages, without a gap, and with the quote of each moment', () => {
    const { at_ms, bid, ask } = market.quotes;
    expect(pages).toBeGreaterThan(0);
    expect(market.gaps).toEqual([]);
    expect(at_ms).toEqual(at_ms.toSorted((a, b) => a - b));
    expect(at_ms.length).toBeGreaterThan(100);
    expect(bid.every((price, nth) => price === null || price < (ask[nth] ?? Number.POSITIVE_INFINITY))).toBe(true);
    expect(quoteAt(market, head.order.start_ms ?? 0)).not.toBeNull();
  });
});
