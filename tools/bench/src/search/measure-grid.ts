import { Worker } from 'node:worker_threads';
import type { Figure } from '../bench.ts';
import type { GridJob, GridTimes } from './grid-messages.ts';
import { often, slowest, timed } from './often.ts';
import { type SampleOrder, sampleOrder } from './sample-orders.ts';

const WORDS = ['a1', '49,000'];

/** The worker's part of a grid: what happens between a key in the search box, or a group, and its first paint. */
export async function measureGrid(orders: number): Promise<readonly Figure[]> {
  const times = await inThread({ orders, words: WORDS });
  const plain = Array.from({ length: orders }, (_, at) => sampleOrder(at + 1));
  return [
    {
      // A grid has half as many rows at most, and a hundred columns more than the array.
      name: 'rows of a grid that have a word, slower of two words',
      value: times.wordMs,
      unit: 'ms',
      budget: { bound: 'at most', value: 500 },
      instead: { what: 'a filter over an array', value: slowest(WORDS, (word) => timed(() => withWord(plain, word))) },
    },
    {
      name: 'the same after one more letter',
      value: times.letterMs,
      unit: 'ms',
      budget: { bound: 'at most', value: 250 },
    },
    {
      name: 'rows of a grid by country and symbol',
      value: times.groupedMs,
      unit: 'ms',
      budget: { bound: 'at most', value: 500 },
      instead: { what: 'Map.groupBy and a sort', value: often(() => timed(() => grouped(plain))) },
    },
    // On a machine that does other work, too, this says more than the clock.
    { name: 'rows of a grid by country and symbol, processor', value: times.groupedProcessorMs, unit: 'ms' },
  ];
}

function inThread(job: GridJob): Promise<GridTimes> {
  const thread = new Worker(new URL('./grid-thread.ts', import.meta.url), { workerData: job, name: 'grid' });
  const { promise, resolve, reject } = Promise.withResolvers<GridTimes>();
  thread.on('message', resolve);
  thread.on('error', reject);
  // After the figures this says nothing new.
  thread.on('exit', (code) => reject(new Error(`the grid ended with ${code} before it was measured`)));
  return promise;
}

function withWord(orders: readonly SampleOrder[], word: string): readonly SampleOrder[] {
  return orders.filter((order) => Object.values(order).some((value) => String(value).toLowerCase().includes(word)));
}

function grouped(orders: readonly SampleOrder[]): unknown {
  const byCountry = Map.groupBy(orders, ({ country }) => country);
  return [...byCountry].map(([country, rows]) => {
    const bySymbol = Map.groupBy(rows, ({ exchange_symbol }) => exchange_symbol);
    return [country, [...bySymbol.keys()].toSorted(byName).map((name) => [name, bySymbol.get(name)])];
  });
}

function byName(a: string, b: string): number {
  return a < b ? -1 : 1;
}
