import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PRIOR_MODEL } from '@meridian/cost-model/calibration/prior-model';
import { costPoint } from '@meridian/cost-model/curves/cost-curve';
import { openHistory } from '@meridian/history/reader/open-history';
import { sampleRow } from '@meridian/history/testing';
import { openHistoryWriter } from '@meridian/history/writer/history-writer';
import { costAnswer } from '@meridian/market-intelligence/estimates/cost-answer';
import { costMarketOf } from '@meridian/market-intelligence/market/cost-market-of';
import { type InstrumentPast, MarketBook } from '@meridian/market-intelligence/market/market-book';
import { statEstimates } from '@meridian/market-intelligence/statistics/stat-estimates';
import type { Bench } from '../bench.ts';
import { percentile, sortedNumbers } from '../support/percentile.ts';

const DAYS = 60;
const INSTRUMENTS = 200;
const ASKED = 2_000;
const FIRST_MS = Date.parse('2026-08-03T00:00:00Z');
const DAY_MS = 86_400_000;
const PACE = { kind: 'participation', participation: 0.05 } as const;

const dateOf = (day: number) => new Date(FIRST_MS + day * DAY_MS).toISOString().slice(0, 10);

async function writePast(dir: string): Promise<void> {
  const writer = await openHistoryWriter({ dir, memoryLimitMb: 512, threads: 2 });
  for (let day = 0; day < DAYS; day += 1) {
    const target = await writer.begin(dateOf(day), 'bench');
    const rows = Array.from({ length: INSTRUMENTS }, (_, index) =>
      sampleRow('day_stats', {
        exchange_symbol: `S${index}`,
        asset_class: 'EQUITY',
        asset_sub_class: null,
        day_volume: 1e6 + 1e4 * ((day * 7 + index) % 31),
        day_close: 100,
        volatility: 0.015,
        volume_buckets: Array.from({ length: 78 }, () => 12_000),
      }),
    );
    target.append('day_stats', rows);
    await target.commit();
  }
  await writer.close();
}

/** Time of each call, in milliseconds, sorted. */
async function timed(count: number, call: (index: number) => Promise<unknown>): Promise<readonly number[]> {
  const times: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const began = performance.now();
    await call(index);
    times.push(performance.now() - began);
  }
  return sortedNumbers(times);
}

async function pastOf(book: MarketBook, index: number): Promise<InstrumentPast> {
  const past = await book.find(`S${index % INSTRUMENTS}`);
  if (past === null) throw new Error('an instrument is missing');
  return past;
}

async function measure(book: MarketBook) {
  const began = performance.now();
  await book.all();
  const loadMs = performance.now() - began;
  const estimate = await timed(ASKED, async (index) => {
    const known = costMarketOf(await pastOf(book, index));
    return known === null ? null : costPoint(1_000, known.cost, PACE, PRIOR_MODEL);
  });
  const curve = await timed(ASKED, async (index) => {
    const known = costMarketOf(await pastOf(book, index));
    return known === null ? null : costAnswer(known.cost, PACE, PRIOR_MODEL, null);
  });
  const [stats = Number.NaN] = await timed(1, async () => {
    for (let index = 0; index < INSTRUMENTS; index += 1) {
      const { days } = await pastOf(book, index);
      statEstimates(days, dateOf(DAYS), 5);
    }
  });
  return { loadMs, estimate, curve, stats };
}

function onError(error: unknown): never {
  throw error;
}

/** What the market-intelligence service does for a request, without the network. */
export const marketIntelligenceBench: Bench = {
  name: 'market-intelligence',
  about: `estimates, curves and statistics over ${DAYS} days of ${INSTRUMENTS} instruments`,
  run: async () => {
    const dir = await mkdtemp(join(tmpdir(), 'meridian-mi-bench-'));
    try {
      await writePast(dir);
      const history = await openHistory({ dir, memoryLimitMb: 256, threads: 1 });
      const book = new MarketBook({ history, nowMs: () => FIRST_MS + DAYS * DAY_MS, onError });
      const { loadMs, estimate, curve, stats } = await measure(book);
      await history.close();
      return [
        {
          name: 'estimate p99',
          value: percentile(estimate, 0.99),
          unit: 'ms',
          budget: { bound: 'at most', value: 20 },
        },
        { name: 'curve p99', value: percentile(curve, 0.99), unit: 'ms', budget: { bound: 'at most', value: 50 } },
        { name: 'statistics of all', value: stats, unit: 'ms', budget: { bound: 'at most', value: 300 } },
        { name: 'first read from files', value: loadMs, unit: 'ms' },
      ];
    } finally {
      await rm(dir, { recursive: true, force: true });
    }
  },
};
