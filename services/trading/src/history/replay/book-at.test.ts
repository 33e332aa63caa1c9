import { makeHistoryFolder } from '@meridian/history/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { marketView } from '../../kernel/testing/market-view.ts';
import { TEST_INSTRUMENTS } from '../../kernel/testing/test-instruments.ts';
import { TEST_DAY, TestMarket } from '../../kernel/testing/test-market.ts';
import { MarketRecorder } from '../recording/market-recorder.ts';
import { readBookAt } from './book-at.ts';
import { RecordingIndex } from './recording-index.ts';

const START_MS = TEST_DAY.openMs + 60_000;
const [INSTRUMENT] = TEST_INSTRUMENTS;

let folder: Awaited<ReturnType<typeof makeHistoryFolder>>;
beforeEach(async () => {
  folder = await makeHistoryFolder();
});
afterEach(() => folder.remove());

/** A book of two bids and one ask, whose best bid is the given price. */
function bookOf(bestTicks: number) {
  const bids = [
    { ticks: bestTicks, lots: 10 },
    { ticks: bestTicks - 1, lots: 20 },
  ];
  return { bids, asks: [{ ticks: bestTicks + 2, lots: 30 }] };
}

/** Records a book at each of these milliseconds after the start; the best bid is 100 and rises by one each time. */
async function record(isWorked: boolean, times: readonly number[]): Promise<void> {
  const market = new TestMarket();
  let nowMs = START_MS;
  const options = { dir: folder.dir, instrumentCount: TEST_INSTRUMENTS.length, onProblem: () => undefined };
  const recorder = new MarketRecorder({ ...options, market, nowMs: () => nowMs, isWorked: () => isWorked });
  for (const [nth, afterMs] of times.entries()) {
    nowMs = START_MS + afterMs;
    Object.assign(market, { depth: () => bookOf(100 + nth) });
    market.move(0, marketView({ bidTicks: 100 + nth, askTicks: 102 + nth, updatedMs: nowMs }));
    recorder.flush();
  }
  await recorder.close();
}

function bookAt(afterMs: number) {
  if (INSTRUMENT === undefined) throw new Error('there is no instrument');
  const query = { instrument: INSTRUMENT, firstDate: TEST_DAY.date, atMs: START_MS + afterMs };
  return readBookAt(folder.dir, new RecordingIndex(), query);
}

describe('the book of a moment', () => {
  it('has the levels that were recorded last before it, best first', async () => {
    await record(true, [0, 2_000, 4_000]);
    const book = await bookAt(3_999);
    expect(book.at_ms).toBe(START_MS + 2_000);
    expect(book.levels).toEqual([
      { bid: 1.01, bid_size: 10, ask: 1.03, ask_size: 30 },
      { bid: 1, bid_size: 20, ask: null, ask_size: 0 },
    ]);
  });

  it('is recorded every two seconds at most, and only where an order works', async () => {
    await record(true, [0, 500, 1_999]);
    expect((await bookAt(1_999)).at_ms).toBe(START_MS);
    await folder.remove();
    folder = await makeHistoryFolder();
    await record(false, [0]);
    expect(await bookAt(0)).toEqual({ at_ms: null, levels: [] });
  });

  it('is not known before the first recording, nor long after the last', async () => {
    await record(true, [0]);
    expect((await bookAt(-1)).at_ms).toBeNull();
    expect((await bookAt(15_000)).at_ms).toBe(START_MS);
    expect((await bookAt(15_001)).at_ms).toBeNull();
  });
});
