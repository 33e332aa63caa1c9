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
  readonly heapMb: number;
  readonly processMb: number;
};

const VIEWPORT = { width: 1600, height: 900 };
const WARM_UP_MS = 4_000;
const MEASURE_MS = 8_000;

/** Opens a page with a grid under load, lets it settle, and watches it. */
export async function measurePage(browser: Browser, url: string): Promise<PageFigures> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  try {
    const page = await context.newPage();
    const own = await context.newCDPSession(page);
    await own.send('Performance.enable');
    await page.goto(url);
    await page.waitForTimeout(WARM_UP_MS);
    const processes = await browser.newBrowserCDPSession();
    const before = await rendererOf(processes);
    await page.evaluate('window.startMeasuring()');
    await page.waitForTimeout(MEASURE_MS);
    const measured = await page.evaluate<Measured>('window.readMeasures()');
    const after = await rendererOf(processes);
    return figuresOf(measured, after.cpuSeconds - before.cpuSeconds, await heapMb(own), after.residentMb);
  } finally {
    await context.close();
  }
}

function figuresOf(measured: Measured, cpuSeconds: number, heap: number, processMb: number): PageFigures {
  const { seconds, frames, longTasks, longTaskMs, latenciesMs } = measured;
  const sorted = sortedNumbers(latenciesMs);
  return {
    fps: frames / seconds,
    p50Ms: percentile(sorted, 0.5),
    p99Ms: percentile(sorted, 0.99),
    longTasks,
    blocked: longTaskMs / 1000 / seconds,
    cores: cpuSeconds / seconds,
    heapMb: heap,
    processMb,
  };
}

async function heapMb(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN) / 2 ** 20;
}

/** The busiest renderer is the page that is looked at; there is only one at a time. */
async function rendererOf(session: CDPSession): Promise<{ readonly cpuSeconds: number; readonly residentMb: number }> {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const renderers = processInfo.filter(({ type }) => type === 'renderer').sort((a, b) => b.cpuTime - a.cpuTime);
  const [busiest] = renderers;
  if (busiest === undefined) throw new Error('the browser has no page');
  return { cpuSeconds: busiest.cpuTime, residentMb: await residentMb(busiest.id) };
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
