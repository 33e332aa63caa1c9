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

/**
 * Watches pages with a grid under load in turn, each as often as is said: what disturbs the machine for a while
 * disturbs all of them.
 */
export async function measurePages(
  browser: Browser,
  urls: readonly string[],
  times: number,
): Promise<readonly PageFigures[]> {
  const watches = urls.map((): Watch[] => []);
  for (let time = 0; time < times; time += 1) {
    for (const [at, url] of urls.entries()) watches[at]?.push(await watchPage(browser, url));
  }
  return watches.map(figuresOf);
}

/** What was seen of a page while it was watched. */
type Watch = { readonly measured: Measured; readonly before: Standing; readonly after: Standing };

/** Opens a page, lets it settle, and watches it. */
async function watchPage(browser: Browser, url: string): Promise<Watch> {
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
    return { measured, before, after };
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

function figuresOf(watches: readonly Watch[]): PageFigures {
  const sum = (valueOf: (watch: Watch) => number) => watches.reduce((total, watch) => total + valueOf(watch), 0);
  const seconds = sum(({ measured }) => measured.seconds);
  const frames = sum(({ measured }) => measured.frames);
  const sorted = sortedNumbers(watches.flatMap(({ measured }) => measured.latenciesMs));
  const pageSeconds = sum(({ before, after }) => after.pageSeconds - before.pageSeconds);
  const spent = (name: string) => sum(({ before, after }) => partOf(after, name) - partOf(before, name));
  return {
    fps: frames / seconds,
    p50Ms: percentile(sorted, 0.5),
    p99Ms: percentile(sorted, 0.99),
    longTasks: sum(({ measured }) => measured.longTasks),
    blocked: sum(({ measured }) => measured.longTaskMs) / 1000 / seconds,
    cores: pageSeconds / seconds,
    browserCores: sum(({ before, after }) => after.browserSeconds - before.browserSeconds) / seconds,
    frame: frameParts(spent, pageSeconds, frames),
    heapMb: sum(({ after }) => partOf(after, 'JSHeapUsedSize')) / 2 ** 20 / watches.length,
    processMb: sum(({ after }) => after.residentMb) / watches.length,
  };
}

function partOf({ parts }: Standing, name: string): number {
  return parts.get(name) ?? Number.NaN;
}

function frameParts(spent: (name: string) => number, pageSeconds: number, frames: number): FrameParts {
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
