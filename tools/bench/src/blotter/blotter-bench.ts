import type { Browser } from '@playwright/test';
import type { Bench, Figure, Say } from '../bench.ts';
import { type Harness, startHarness } from './harness.ts';
import { openBrowser } from '../support/open-browser.ts';
import { measurePages, type PageFigures } from './measure-page.ts';

const ROWS = [2_000, 20_000, 100_000] as const;
const RATES = [1_000, 10_000, 50_000] as const;
/** The rate that a busy desk sees: the goals of speed are set for it. */
const BUSY_RATE = 10_000;
/** The greatest share of a core of the page, by rows. */
const PROCESSOR = new Map<number, number>([
  [2_000, 45],
  [100_000, 32],
]);
const RIVAL = 'AG Grid Community';
const CANVAS = 'Glide Data Grid';
/** At most this much more than the canvas grid, which has no text, selection or reader. */
const CANVAS_RATIO = 1.2;
/** The two are close to each other: both are watched this often, in turn. */
const TIMES_BESIDE_CANVAS = 3;

/** The whole blotter under load, beside the grid that most desks would take: the same rows, changes, sort and window. */
export const blotterBench: Bench = {
  name: 'blotter',
  about: `our grid, ${RIVAL} (client-side, asynchronous transactions, delta sort) and ${CANVAS} (canvas, our worker), live sort by the last price`,
  run: async (say, { isShort }) => {
    const harness = await startHarness();
    const browser = await openBrowser();
    try {
      const figures: Figure[] = [];
      const loads = ROWS.flatMap((rows) => RATES.map((rate) => ({ rows, rate })));
      for (const load of isShort ? loads.filter(hasGoal) : loads) {
        figures.push(...(await measureLoad(browser, harness, load, say)));
      }
      return figures;
    } finally {
      await browser.close();
      await harness.stop();
    }
  },
};

function hasGoal({ rows, rate }: Load): boolean {
  return rate === BUSY_RATE && PROCESSOR.has(rows);
}

type Load = { readonly rows: number; readonly rate: number };

async function measureLoad(browser: Browser, harness: Harness, load: Load, say: Say): Promise<readonly Figure[]> {
  const query = `?rows=${load.rows}&rate=${load.rate}`;
  const isBesideCanvas = load.rate === BUSY_RATE && harness.hasCanvas;
  const [ours, canvas] = await measurePages(
    browser,
    [`${harness.url}index.html${query}&stamp`, ...(isBesideCanvas ? [`${harness.url}glide/index.html${query}`] : [])],
    isBesideCanvas ? TIMES_BESIDE_CANVAS : 1,
  );
  const [theirs] = await measurePages(browser, [`${harness.url}rival/index.html${query}`], 1);
  if (ours === undefined || theirs === undefined) throw new Error('a page was not measured');
  say(`${load.rows} rows, ${load.rate} changes/s: ours ${textOf(ours)}; ${RIVAL} ${textOf(theirs)}`);
  if (canvas === undefined) return figuresOf(load, ours, theirs);
  say(`${CANVAS}: ${textOf(canvas)}`);
  return [...figuresOf(load, ours, theirs), ...canvasFigures(load, ours, canvas)];
}

function textOf(figures: PageFigures): string {
  return JSON.stringify(figures, (_, value: unknown) => (typeof value === 'number' ? Number(value.toFixed(2)) : value));
}

function nameOf({ rows, rate }: Load): string {
  return `${rows.toLocaleString('en-US')} rows, ${rate.toLocaleString('en-US')}/s`;
}

const besideRival = (value: number) => ({ instead: { what: RIVAL, value } });
const besideCanvas = (value: number) => ({ instead: { what: CANVAS, value } });
const atMost = (value: number) => ({ budget: { bound: 'at most', value } as const });
const atLeast = (value: number) => ({ budget: { bound: 'at least', value } as const });

function figuresOf(load: Load, ours: PageFigures, theirs: PageFigures): readonly Figure[] {
  const what = nameOf(load);
  const isLargest = load.rows === 100_000 && load.rate === 50_000;
  const isBusy = hasGoal(load);
  return [
    {
      name: `${what}: frames`,
      value: ours.fps,
      unit: '/s',
      ...besideRival(theirs.fps),
      ...((isLargest || isBusy) && atLeast(isLargest ? 55 : 59)),
    },
    {
      name: `${what}: update to paint, p50`,
      value: ours.p50Ms,
      unit: 'ms',
      ...besideRival(theirs.p50Ms),
      ...(isLargest && atMost(30)),
    },
    {
      name: `${what}: update to paint, p99`,
      value: ours.p99Ms,
      unit: 'ms',
      ...besideRival(theirs.p99Ms),
      ...((isLargest || isBusy) && atMost(isLargest ? 120 : 50)),
    },
    ...(load.rows === 100_000 && isBusy
      ? [{ name: `${what}: p50 better by`, value: theirs.p50Ms / ours.p50Ms, unit: '×', ...atLeast(20) }]
      : []),
    {
      name: `${what}: long tasks`,
      value: 100 * ours.blocked,
      unit: '%',
      ...besideRival(100 * theirs.blocked),
      ...(isBusy && atMost(0)),
    },
    {
      name: `${what}: processor`,
      value: 100 * ours.cores,
      unit: '%',
      ...besideRival(100 * theirs.cores),
      ...(isBusy && atMost(PROCESSOR.get(load.rows) ?? 0)),
    },
    { name: `${what}: heap of the page`, value: ours.heapMb, unit: 'MB', ...besideRival(theirs.heapMb) },
  ];
}

/** Against the canvas grid, and what one of our frames costs by part. */
function canvasFigures(load: Load, ours: PageFigures, canvas: PageFigures): readonly Figure[] {
  const what = nameOf(load);
  const parts = [
    ['script', ours.frame.scriptMs, canvas.frame.scriptMs],
    ['style', ours.frame.styleMs, canvas.frame.styleMs],
    ['layout', ours.frame.layoutMs, canvas.frame.layoutMs],
    ['paint', ours.frame.paintMs, canvas.frame.paintMs],
    ['other threads', ours.frame.otherThreadsMs, canvas.frame.otherThreadsMs],
  ] as const;
  return [
    {
      name: `${what}: processor, all of the browser`,
      value: 100 * ours.browserCores,
      unit: '%',
      ...besideCanvas(100 * canvas.browserCores),
      ...atMost(100 * canvas.browserCores * CANVAS_RATIO),
    },
    {
      name: `${what}: update to paint, p99, beside a canvas`,
      value: ours.p99Ms,
      unit: 'ms',
      ...besideCanvas(canvas.p99Ms),
      ...atMost(canvas.p99Ms * CANVAS_RATIO),
    },
    ...parts.map(([part, value, other]) => ({
      name: `${what}: a frame, ${part}`,
      value,
      unit: 'ms',
      instead: { what: CANVAS, value: other },
    })),
  ];
}
