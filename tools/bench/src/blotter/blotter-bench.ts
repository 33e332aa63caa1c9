import { chromium } from '@playwright/test';
import type { Bench, Figure } from '../bench.ts';
import { startHarness } from './harness.ts';
import { measurePage, type PageFigures } from './measure-page.ts';

const ROWS = [2_000, 20_000, 100_000] as const;
const RATES = [1_000, 10_000, 50_000] as const;
const RIVAL = 'AG Grid Community';

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The whole blotter under load, beside the grid that most desks would take: the same rows, changes, sort and window. */
export const blotterBench: Bench = {
  name: 'blotter',
  about: `our grid and ${RIVAL} (client-side, asynchronous transactions, delta sort), live sort by the last price`,
  run: async (say) => {
    const harness = await startHarness();
    const executablePath = process.env['CHROMIUM_PATH'];
    const browser = await chromium.launch({ args: ARGUMENTS, ...(executablePath !== undefined && { executablePath }) });
    try {
      const figures: Figure[] = [];
      for (const rows of ROWS) {
        for (const rate of RATES) {
          const query = `?rows=${rows}&rate=${rate}`;
          const ours = await measurePage(browser, `${harness.url}index.html${query}&stamp`);
          const theirs = await measurePage(browser, `${harness.url}rival/index.html${query}`);
          say(`${rows} rows, ${rate} changes/s: ours ${textOf(ours)}; ${RIVAL} ${textOf(theirs)}`);
          figures.push(...figuresOf(rows, rate, ours, theirs));
        }
      }
      return figures;
    } finally {
      await browser.close();
      await harness.stop();
    }
  },
};

function textOf(figures: PageFigures): string {
  const rounded = Object.entries(figures).map(([name, value]) => [name, Number(value.toFixed(2))]);
  return JSON.stringify(Object.fromEntries(rounded));
}

function instead(value: number): Pick<Figure, 'instead'> {
  return { instead: { what: RIVAL, value } };
}

function figuresOf(rows: number, rate: number, ours: PageFigures, theirs: PageFigures): readonly Figure[] {
  const what = `${rows.toLocaleString('en-US')} rows, ${rate.toLocaleString('en-US')}/s`;
  const isLargest = rows === 100_000 && rate === 50_000;
  const isCompared = rows === 100_000 && rate === 10_000;
  const atMost = (value: number) => (isLargest ? { budget: { bound: 'at most', value } as const } : {});
  return [
    {
      name: `${what}: frames`,
      value: ours.fps,
      unit: '/s',
      ...instead(theirs.fps),
      ...(isLargest && { budget: { bound: 'at least', value: 55 } as const }),
    },
    { name: `${what}: update to paint, p50`, value: ours.p50Ms, unit: 'ms', ...instead(theirs.p50Ms), ...atMost(30) },
    { name: `${what}: update to paint, p99`, value: ours.p99Ms, unit: 'ms', ...instead(theirs.p99Ms), ...atMost(120) },
    ...(isCompared
      ? [
          {
            name: `${what}: p50 better by`,
            value: theirs.p50Ms / ours.p50Ms,
            unit: '×',
            budget: { bound: 'at least', value: 20 } as const,
          },
        ]
      : []),
    { name: `${what}: long tasks`, value: 100 * ours.blocked, unit: '%', ...instead(100 * theirs.blocked) },
    { name: `${what}: processor`, value: 100 * ours.cores, unit: '%', ...instead(100 * theirs.cores) },
    { name: `${what}: heap of the page`, value: ours.heapMb, unit: 'MB', ...instead(theirs.heapMb) },
  ];
}
