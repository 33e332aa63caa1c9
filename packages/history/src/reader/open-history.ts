import { mkdir, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Columns, RowOf } from '../columns.ts';
import { type DayRange, findDays, type FoundDays } from '../days/find-days.ts';
import { openDuckDb } from '../open-duckdb.ts';
import type { HistoryQuery, Parameters, ParametersOf } from './history-query.ts';
import { createQueryGate } from './query-gate.ts';
import { runQuery } from './run-query.ts';

export type OpenHistoryOptions = {
  /** `<DATA_DIR>/history`. */
  readonly dir: string;
  readonly memoryLimitMb: number;
  readonly threads: number;
  /** Maximum number of concurrent queries. Others wait. */
  readonly maxRunning?: number;
  readonly maxWaiting?: number;
};

export type QueryOptions = {
  /** Maximum number of rows. The result says when rows were left out. */
  readonly maxRows?: number;
  readonly signal?: AbortSignal;
};

export type Answer<Row> = { readonly rows: readonly Row[]; readonly isTruncated: boolean };

export type History = {
  /** The existing days, and the damaged ones. */
  days(range?: DayRange): Promise<FoundDays>;
  query<Asked extends Parameters, Answered extends Columns>(
    query: HistoryQuery<Asked, Answered>,
    days: DayRange,
    parameters: ParametersOf<Asked>,
    options?: QueryOptions,
  ): Promise<Answer<RowOf<Answered>>>;
  /** Rows in portions, for results of any length. */
  stream<Asked extends Parameters, Answered extends Columns>(
    query: HistoryQuery<Asked, Answered>,
    days: DayRange,
    parameters: ParametersOf<Asked>,
    options?: Pick<QueryOptions, 'signal'>,
  ): AsyncGenerator<readonly RowOf<Answered>[], void, void>;
  close(): Promise<void>;
};

const DEFAULT_MAX_ROWS = 100_000;

/** Opens past trading days for reading. The next query sees days that are written later. */
export async function openHistory(options: OpenHistoryOptions): Promise<History> {
  await mkdir(options.dir, { recursive: true });
  const dir = await realpath(options.dir);
  const spillDir = await mkdtemp(join(tmpdir(), 'meridian-history-'));
  const { memoryLimitMb, threads } = options;
  const instance = await openDuckDb({ dir, spillDir, memoryLimitMb, threads });
  const gate = createQueryGate(options.maxRunning ?? 2, options.maxWaiting ?? 100);
  const stream: History['stream'] = async function* (query, range, parameters, { signal } = {}) {
    const leave = await gate.enter();
    try {
      signal?.throwIfAborted();
      const { whole } = await findDays(dir, range);
      const dates = whole.map(({ tradeDate }) => tradeDate);
      yield* runQuery({ instance, dir, dates, query, parameters, signal });
    } finally {
      leave();
    }
  };
  return {
    days: (range) => findDays(dir, range),
    stream,
    query: async (query, range, parameters, { maxRows = DEFAULT_MAX_ROWS, signal } = {}) => {
      const rows: RowOf<typeof query.columns>[] = [];
      for await (const portion of stream(query, range, parameters, signal === undefined ? {} : { signal })) {
        if (rows.length + portion.length > maxRows) {
          rows.push(...portion.slice(0, maxRows - rows.length));
          return { rows, isTruncated: true };
        }
        rows.push(...portion);
      }
      return { rows, isTruncated: false };
    },
    close: async () => {
      instance.closeSync();
      await rm(spillDir, { recursive: true, force: true });
    },
  };
}
