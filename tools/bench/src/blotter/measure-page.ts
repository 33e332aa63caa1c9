import { readFile } from 'node:fs/promises';
import type { Browser, CDPSession } from '@playwright/test';
import { percentile, sortedNumbers } from '../support/percentile.ts';

/** What apps/web/harness/measures.ts puts on each page. */
type Measured = {
  readonly seconds: number;
  readonly frames: number;
  readonly longTasks: number;
  readonly longTaskMs: number;
  readonly latenciesMs: readonly number[];
};

export type PageFigures = {
  readonly fps: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly longTasks: number;
  /** Share of the time that the page's own thread was in tasks above 50 ms. */
  readonly blocked: number;
  /** Of the page's process, workers included, in cores. */
  readonly cores: number;
  /** Of all processes of the browser: some draw elsewhere. */
  readonly browserCores: number;
  readonly frame: FrameParts;
  readonly heapMb: number;
  readonly processMb: number;
};

/** What one frame costs on the page's own thread, in milliseconds, and on all other threads of its process. */
export type FrameParts = {
  readonly scriptMs: number;
  readonly styleMs: number;
  readonly layoutMs: number;
  /** Paint, layers and what else the thread does. */
  readonly paintMs: number;
  /** Workers, raster and compositing. */
  readonly otherThreadsMs: number;
};

const VIEWPORT = { width: 1600, height: 900 };
/** Until the first change of a row is seen. */
const MAX_LOAD_MS = 60_000;
const WARM_UP_MS = 4_000;
/** One sort a second makes the slowest frames: with less time, five of them decide what p99 is. */
const MEASURE_MS = 20_000;

/** Opens a page with a grid under load, lets it settle, and watches it. */
export async function measurePage(browser: Browser, url: string): Promise<PageFigures> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  try {
    const page = await context.newPage();
    const own = await context.newCDPSession(page);
    await own.send('Performance.enable');
    await page.goto(url);
    // On a busy machine a hundred thousand rows take longer than the warm-up.
    await page.waitForFunction('window.readMeasures?.().latenciesMs.length > 0', null, { timeout: MAX_LOAD_MS });
    await page.waitForTimeout(WARM_UP_MS);
    const processes = await browser.newBrowserCDPSession();
    const before = await standing(processes, own);
    await page.evaluate('window.startMeasuring()');
    await page.waitForTimeout(MEASURE_MS);
    const measured = await page.evaluate<Measured>('window.readMeasures()');
    const after = await standing(processes, own);
    return figuresOf(measured, before, after);
  } finally {
    await context.close();
  }
}

/** Processor seconds up to now, and memory. */
type Standing = {
  readonly pageSeconds: number;
  readonly browserSeconds: number;
  readonly residentMb: number;
  /** Of the page's own thread, by the browser's name for the part. */
  readonly parts: ReadonlyMap<string, number>;
};

function figuresOf(measured: Measured, before: Standing, after: Standing): PageFigures {
  const { seconds, frames, longTasks, longTaskMs, latenciesMs } = measured;
  const sorted = sortedNumbers(latenciesMs);
  const pageSeconds = after.pageSeconds - before.pageSeconds;
  return {
    fps: frames / seconds,
    p50Ms: percentile(sorted, 0.5),
    p99Ms: percentile(sorted, 0.99),
    longTasks,
    blocked: longTaskMs / 1000 / seconds,
    cores: pageSeconds / seconds,
    browserCores: (after.browserSeconds - before.browserSeconds) / seconds,
    frame: frameParts(before, after, pageSeconds, frames),
    heapMb: (after.parts.get('JSHeapUsedSize') ?? Number.NaN) / 2 ** 20,
    processMb: after.residentMb,
  };
}

function frameParts(before: Standing, after: Standing, pageSeconds: number, frames: number): FrameParts {
  const spent = (name: string) => (after.parts.get(name) ?? Number.NaN) - (before.parts.get(name) ?? Number.NaN);
  const perFrame = (value: number) => (1000 * value) / frames;
  const script = spent('ScriptDuration');
  const style = spent('RecalcStyleDuration');
  const layout = spent('LayoutDuration');
  const task = spent('TaskDuration');
  return {
    scriptMs: perFrame(script),
    styleMs: perFrame(style),
    layoutMs: perFrame(layout),
    paintMs: perFrame(task - script - style - layout),
    otherThreadsMs: perFrame(pageSeconds - task),
  };
}

/** The busiest renderer is the page that is looked at; there is only one at a time. */
async function standing(browser: CDPSession, page: CDPSession): Promise<Standing> {
  const { processInfo } = await browser.send('SystemInfo.getProcessInfo');
  const { metrics } = await page.send('Performance.getMetrics');
  const renderers = processInfo.filter(({ type }) => type === 'renderer').sort((a, b) => b.cpuTime - a.cpuTime);
  const [busiest] = renderers;
  if (busiest === undefined) throw new Error('the browser has no page');
  return {
    pageSeconds: busiest.cpuTime,
    browserSeconds: processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0),
    residentMb: await residentMb(busiest.id),
    parts: new Map(metrics.map(({ name, value }) => [name, value])),
  };
}

async function residentMb(pid: number): Promise<number> {
  try {
    const status = await readFile(`/proc/${pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024;
  } catch {
    // Not every system has it; the heap is measured in any case.
    return Number.NaN;
  }
}
