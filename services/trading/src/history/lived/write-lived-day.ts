import type { DayManifest } from '@meridian/history/days/day-manifest';
import { findDays } from '@meridian/history/days/find-days';
import type { NewRow } from '@meridian/history/tables/history-tables';
import type { DayWriter } from '@meridian/history/writer/day-writer';
import { openHistoryWriter } from '@meridian/history/writer/history-writer';
import { type RangeOutcome, saveRangeOutcomes } from '@meridian/storage/range-outcomes/range-outcome-store';
import type { OpenDatabase } from '@meridian/storage/database';
import type { Reference } from '../../reference/reference.ts';
import { firstFiguresOf, readRecordedMarket } from '../recording/recorded-market.ts';
import { recordedDates, removeRecording } from '../recording/recording-files.ts';
import { type DayPart, dayPartOf } from './day-part.ts';
import { livedChildRow } from './lived-child-row.ts';
import { type LivedContext, livedContext } from './lived-context.ts';
import type { LivedDay } from './lived-day.ts';
import { livedExecutionRow } from './lived-execution-row.ts';
import { livedParentRow } from './lived-parent-row.ts';
import { livedStatsRow } from './lived-stats-row.ts';
import { rangeOutcomeOf } from './ticket-range.ts';
import { orderFamilies } from './order-families.ts';

export type WriteLivedDayOptions = {
  readonly database: Pick<OpenDatabase, 'pool'>;
  /** `<DATA_DIR>/history`. */
  readonly dir: string;
  /** The recordings of these days. */
  readonly recordingsDir: string;
  readonly lived: LivedDay;
  readonly universe: Reference;
  readonly machineName: string;
  /** Goes into the manifest. */
  readonly source: string;
  /** Whether unfinished orders of the day are written as they are. */
  readonly isPatienceOver: boolean;
  readonly signal: AbortSignal;
};

/** Memory for rows before they are spilled to disk. */
const MAX_MEMORY_MB = 128;

export type LivedDayOutcome =
  | {
      readonly kind: 'written';
      readonly tables: DayManifest['tables'];
      readonly seenPercent: number;
      /** Orders whose first events are no longer in the journal. */
      readonly forgotten: number;
    }
  | { readonly kind: 'unfinished'; readonly openOrders: number };

export type OrderRows = {
  readonly parent: NewRow<'parent_orders'>;
  readonly children: readonly NewRow<'child_orders'>[];
  readonly executions: readonly NewRow<'executions'>[];
};

/** The rows of one order's day. */
export function rowsOfPart(part: DayPart, context: LivedContext): OrderRows {
  const { parent } = part;
  const executions = part.executions.map((execution) =>
    livedExecutionRow(parent, part.childOf(execution.childId), execution, context),
  );
  return {
    parent: livedParentRow(part, executions, context),
    children: part.children.map((child) => livedChildRow(parent, child, context)),
    executions,
  };
}

type Tally = { forgotten: number; openOrders: number; readonly outcomes: RangeOutcome[] };

async function appendOrders(options: WriteLivedDayOptions, context: LivedContext, day: DayWriter): Promise<Tally> {
  const tally: Tally = { forgotten: 0, openOrders: 0, outcomes: [] };
  for await (const families of orderFamilies(options.database, options.lived)) {
    options.signal.throwIfAborted();
    const results = families.map((family) => dayPartOf(family, options.lived));
    const parts = results.flatMap((result) => (result.kind === 'part' ? [result.part] : []));
    tally.forgotten += results.filter(({ kind }) => kind === 'forgotten').length;
    tally.openOrders += parts.filter(({ parent, decisionId }) => parent.stage !== 'done' && decisionId === null).length;
    const rows = parts.map((part) => rowsOfPart(part, context));
    tally.outcomes.push(
      ...parts.flatMap((part, nth) => {
        const parent = rows[nth]?.parent;
        return parent === undefined ? [] : (rangeOutcomeOf(part, parent, context) ?? []);
      }),
    );
    day.append(
      'parent_orders',
      rows.map(({ parent }) => parent),
    );
    day.append(
      'child_orders',
      rows.flatMap(({ children }) => children),
    );
    day.append(
      'executions',
      rows.flatMap(({ executions }) => executions),
    );
  }
  return tally;
}

async function contextOf({ recordingsDir, lived, universe, machineName }: WriteLivedDayOptions): Promise<LivedContext> {
  const market = await readRecordedMarket(recordingsDir, lived.day, universe.instruments.length);
  const nextFigures = market.hasClose ? null : await firstFiguresOf(recordingsDir, lived.nextDate);
  return livedContext({ lived, market, universe, machineName, nextFigures });
}

async function fillDay(options: WriteLivedDayOptions, day: DayWriter): Promise<LivedDayOutcome> {
  const context = await contextOf(options);
  const { forgotten, openOrders, outcomes } = await appendOrders(options, context, day);
  if (openOrders > 0 && !options.isPatienceOver) {
    await day.discard();
    return { kind: 'unfinished', openOrders };
  }
  const stats = options.universe.instruments.map((instrument) => livedStatsRow(instrument, context));
  day.append(
    'day_stats',
    stats.filter((row) => row !== null),
  );
  // Before the manifest, so that a rewritten day is measured again.
  await saveRangeOutcomes(options.database.pool, options.lived.day.date, outcomes);
  const { tables } = await day.commit();
  return { kind: 'written', tables, seenPercent: context.market.seenPercent, forgotten };
}

/** Written days whose recording stays for replays of their orders: a week of trading, as long as the journal has them. */
const KEPT_RECORDINGS = 5;

/** Old recordings of written days. One may be left by a server that was killed at that moment. */
async function removeRecordings({ dir, recordingsDir, source }: WriteLivedDayOptions): Promise<void> {
  const { whole } = await findDays(dir);
  const written = new Set(whole.filter((manifest) => manifest.source === source).map(({ tradeDate }) => tradeDate));
  for (const date of outdatedRecordings(await recordedDates(recordingsDir), written)) {
    await removeRecording(recordingsDir, date);
  }
}

/** Written days but the newest ones. A day that is not written keeps its recording. */
export function outdatedRecordings(dates: readonly string[], written: ReadonlySet<string>): readonly string[] {
  return dates.filter((date) => written.has(date)).slice(0, -KEPT_RECORDINGS);
}

/** Writes a real day beside the generated ones. Its recording stays for some days, for replays. */
export async function writeLivedDay(options: WriteLivedDayOptions): Promise<LivedDayOutcome> {
  const { dir, lived, source } = options;
  const writer = await openHistoryWriter({ dir, memoryLimitMb: MAX_MEMORY_MB });
  try {
    const outcome = await fillDay(options, await writer.begin(lived.day.date, source));
    if (outcome.kind === 'written') await removeRecordings(options);
    return outcome;
  } finally {
    await writer.close();
  }
}
