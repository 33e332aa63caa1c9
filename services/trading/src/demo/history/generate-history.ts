import type { DayManifest } from '@meridian/history/days/day-manifest';
import { findDays } from '@meridian/history/days/find-days';
import { type HistoryWriter, openHistoryWriter } from '@meridian/history/writer/history-writer';
import { type GeneratedDay, generateDay, previousCloses } from './generate-day.ts';
import { type HistoryPlan, isDemoSource, pastDay, sourceOf } from './history-plan.ts';
import { historyWorld } from './market/day-market.ts';

export type HistoryProgress = { readonly done: number; readonly total: number; readonly tradeDate: string };

export type GenerateHistoryOptions = {
  /** `<DATA_DIR>/history`. */
  readonly dir: string;
  readonly memoryLimitMb?: number;
  readonly threads?: number;
  readonly onProgress?: (progress: HistoryProgress) => void;
  /** Stops between two days. The next run continues from there. */
  readonly signal?: AbortSignal;
};

export type HistoryOutcome = { readonly written: number; readonly kept: number; readonly isComplete: boolean };

/** Maximum number of days that are written at the same time. */
const MAX_WRITES = 2;

/** A lived day is never touched. A generated one is replaced when another plan made it. */
function isKept(manifest: DayManifest | undefined, source: string): boolean {
  return manifest !== undefined && (manifest.source === source || !isDemoSource(manifest.source));
}

async function missingDays(plan: HistoryPlan, dir: string): Promise<readonly number[]> {
  const { whole } = await findDays(dir);
  const byDate = new Map(whole.map((manifest) => [manifest.tradeDate, manifest]));
  const source = sourceOf(plan);
  return Array.from({ length: plan.dayCount }, (_, index) => index).filter(
    (index) => !isKept(byDate.get(pastDay(plan, index).date), source),
  );
}

async function writeDay(writer: HistoryWriter, { tradeDate, rows }: GeneratedDay, source: string): Promise<void> {
  const day = await writer.begin(tradeDate, source);
  day.append('parent_orders', rows.parent_orders);
  day.append('child_orders', rows.child_orders);
  day.append('executions', rows.executions);
  day.append('day_stats', rows.day_stats);
  await day.commit();
}

async function writeDays(
  plan: HistoryPlan,
  missing: readonly number[],
  writer: HistoryWriter,
  writing: Promise<void>[],
  options: GenerateHistoryOptions,
): Promise<number> {
  const world = historyWorld(plan);
  const kept = plan.dayCount - missing.length;
  let last: { readonly index: number; readonly closes: readonly number[] } | null = null;
  let written = 0;
  const writeAndTell = async (day: GeneratedDay) => {
    await writeDay(writer, day, sourceOf(plan));
    written += 1;
    options.onProgress?.({ done: kept + written, total: plan.dayCount, tradeDate: day.tradeDate });
  };
  for (const index of missing) {
    if (options.signal?.aborted === true) break;
    const closes = last?.index === index - 1 ? last.closes : previousCloses(world, index);
    const day = generateDay(world, index, closes);
    last = { index, closes: day.closes };
    // The disk writes one or two days while the next is generated. More would use unbounded memory.
    if (writing.length >= MAX_WRITES) await writing.shift();
    const write = writeAndTell(day);
    // An await above or below sees the error. Until then it must not count as unhandled.
    write.catch(() => undefined);
    writing.push(write);
  }
  await Promise.all(writing);
  return written;
}

/** Writes the missing past days of the demo world, oldest first. */
export async function generateHistory(plan: HistoryPlan, options: GenerateHistoryOptions): Promise<HistoryOutcome> {
  const missing = await missingDays(plan, options.dir);
  const kept = plan.dayCount - missing.length;
  if (missing.length === 0) return { written: 0, kept, isComplete: true };
  const writer = await openHistoryWriter({
    dir: options.dir,
    memoryLimitMb: options.memoryLimitMb ?? 256,
    threads: options.threads ?? 1,
  });
  const writing: Promise<void>[] = [];
  try {
    const written = await writeDays(plan, missing, writer, writing, options);
    return { written, kept, isComplete: written === missing.length };
  } finally {
    // After a failure another day may still be written, and it needs the writer.
    await Promise.allSettled(writing);
    await writer.close();
  }
}
