import { mkdir, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Columns, RowOf } from '../columns.ts';
import { type DayRange, findDays, type FoundDays } from '../days/find-days.ts';
import { PRIVATE_FOLDER } from '../days/private-files.ts';
import { openDuckDb } from '../open-duckdb.ts';
import { collectRows } from './collect-rows.ts';
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

/** Opens past trading days for reading. The next query sees days that are written later. */
export async function openHistory(options: OpenHistoryOptions): Promise<History> {
  await mkdir(options.dir, { recursive: true, mode: PRIVATE_FOLDER });
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
    query: (query, range, parameters, { maxRows, signal } = {}) =>
      collectRows<RowOf<typeof query.columns>>(
        stream(query, range, parameters, signal === undefined ? {} : { signal }),
        maxRows,
      ),
    close: async () => {
      instance.closeSync();
      await rm(spillDir, { recursive: true, force: true });
    },
  };
}
