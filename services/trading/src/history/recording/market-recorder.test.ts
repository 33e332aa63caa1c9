import { truncate, stat } from 'node:fs/promises';
import { makeHistoryFolder } from '@meridian/history/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { marketView } from '../../kernel/testing/market-view.ts';
import { TEST_INSTRUMENTS } from '../../kernel/testing/test-instruments.ts';
import { TEST_DAY, TestMarket } from '../../kernel/testing/test-market.ts';
import { MINUTE_MS } from '../slots.ts';
import { MarketRecorder } from './market-recorder.ts';
import { readRecordedMarket } from './recorded-market.ts';
import { recordingsOf } from './recording-files.ts';

const START_MS = TEST_DAY.openMs + 10 * MINUTE_MS;

let folder: Awaited<ReturnType<typeof makeHistoryFolder>>;
beforeEach(async () => {
  folder = await makeHistoryFolder();
});
afterEach(() => folder.remove());

function openRecorder(startMs = START_MS) {
  const clock = { nowMs: startMs };
  const market = new TestMarket();
  const problems: string[] = [];
  const recorder = new MarketRecorder({
    dir: folder.dir,
    market,
    instrumentCount: TEST_INSTRUMENTS.length,
    nowMs: () => clock.nowMs,
    isWorked: (instrument) => instrument === 0,
    onProblem: (text) => problems.push(text),
  });
  /** A quote of the first share, at so many milliseconds after the start. */
  const quote = (afterMs: number, bidTicks: number | null, askTicks: number | null, lots = 10): void => {
    clock.nowMs = startMs + afterMs;
    const sizes = { bidLots: lots, askLots: lots };
    market.move(0, marketView({ bidTicks, askTicks, ...sizes, updatedMs: clock.nowMs }));
  };
  return { recorder, market, clock, problems, quote };
}

const read = () => readRecordedMarket(folder.dir, TEST_DAY, TEST_INSTRUMENTS.length);

describe('the recorder', () => {
  it('writes down the prices that were seen', async () => {
    const { recorder, quote } = openRecorder();
    quote(0, 100, 102);
    quote(1_000, 101, 102);
    recorder.flush();
    quote(3_000, null, 102);
    await recorder.close();
    const { path, sums } = (await read()).line(0);
    expect([0, 999, 1_000, 2_999, 3_000].map((ms) => path.at(START_MS + ms))).toEqual([202, 202, 203, 203, null]);
    expect([sums.quotedMs[11], sums.spreadMs[11]]).toEqual([3_000, 2 * 1_000 + 2_000]);
  });

  it('tells bought from sold by the mid of the moment, and keeps auctions apart', async () => {
    const { recorder, market, quote } = openRecorder();
    quote(0, 100, 102);
    market.trade(0, 5, 204, START_MS + 10);
    market.trade(0, 3, 200, START_MS + 20);
    market.trade(0, 2, 202, START_MS + 30);
    market.trade(0, 50, 204, TEST_DAY.closeMs, false);
    await recorder.close();
    const line = (await read()).line(0);
    expect([line.boughtLots, line.soldLots, line.tradeCount]).toEqual([5, 3, 4]);
    expect([line.sums.lots[11], line.sums.lots.at(-1), line.sums.countableLots.at(-1)]).toEqual([10, 50, 0]);
  });

  it('does not repeat sizes that change within a second', async () => {
    const { recorder, quote } = openRecorder();
    quote(0, 100, 102, 10);
    quote(500, 100, 102, 1_000);
    quote(1_000, 100, 102, 20);
    quote(2_000, 100, 103, 20);
    await recorder.close();
    const { sums } = (await read()).line(0);
    expect(sums.depthMs[11]).toBe(10 * 1_000 + 20 * 1_000);
  });

  it('keeps the figures of the day as the market last gave them', async () => {
    const { recorder, market, clock } = openRecorder();
    market.move(0, { dayLots: 100 });
    clock.nowMs = TEST_DAY.closeMs;
    market.move(0, { dayLots: 900, lastTicks: 10_050 });
    await recorder.close();
    const recorded = await read();
    expect(recorded.figures(0)).toMatchObject({ dayLots: 900, lastTicks: 10_050 });
    expect(recorded.hasClose).toBe(true);
  });

  it('begins another file with another day', async () => {
    const { recorder, market, quote } = openRecorder();
    quote(0, 100, 102);
    market.currentDay = { ...TEST_DAY, date: '2026-11-17' };
    quote(1_000, 100, 104);
    await recorder.close();
    expect((await read()).line(0).path.at(START_MS)).toBe(202);
    expect(await recordingsOf(folder.dir, '2026-11-17')).toHaveLength(1);
  });
});

describe('a restart', () => {
  it('leaves a gap in which nothing is known', async () => {
    const first = openRecorder();
    first.quote(0, 100, 102);
    first.quote(2_000, 100, 104);
    await first.recorder.close();
    const second = openRecorder(START_MS + 60_000);
    second.quote(0, 100, 110);
    second.quote(4_000, 100, 112);
    await second.recorder.close();
    const recorded = await read();
    const { path, sums } = recorded.line(0);
    expect([2_000, 30_000, 60_000].map((ms) => path.at(START_MS + ms))).toEqual([204, null, 210]);
    expect(sums.quotedMs.reduce((sum, ms) => sum + ms, 0)).toBe(2_000 + 4_000);
    const inside = { fromMs: START_MS, toMs: START_MS + 64_000 };
    expect(recorded.gaps(inside)).toEqual([{ fromMs: START_MS + 2_000, toMs: START_MS + 60_000 }]);
  });

  it('finds what was whole in a file that was cut off', async () => {
    const { recorder, quote } = openRecorder();
    quote(0, 100, 102);
    recorder.flush();
    quote(1_000, 100, 104);
    await recorder.close();
    const [path = ''] = await recordingsOf(folder.dir, TEST_DAY.date);
    await truncate(path, (await stat(path)).size - 1);
    const { path: mids } = (await read()).line(0);
    expect([mids.at(START_MS), mids.at(START_MS + 1_000)]).toEqual([202, null]);
  });
});
