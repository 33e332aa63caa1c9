import { mkdir, realpath, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { assertTradeDate, manifestFile, tableFile } from '../days/day-files.ts';
import { PRIVATE_FOLDER } from '../days/private-files.ts';
import { openDuckDb } from '../open-duckdb.ts';
import { HISTORY_TABLE_NAMES } from '../tables/history-tables.ts';
import { createDayWriter, type DayWriter } from './day-writer.ts';
import { removeDurably } from './durable-file.ts';
import { makeWorkFolder } from './work-folder.ts';

export type HistoryWriterOptions = {
  /** `<DATA_DIR>/history`; made if it is missing. */
  readonly dir: string;
  readonly memoryLimitMb?: number;
  readonly threads?: number;
};

export type HistoryWriter = {
  /** The source goes into the manifest. It distinguishes generated days from real ones. */
  begin(tradeDate: string, source: string): Promise<DayWriter>;
  /** Removes a day whole. Nobody reads a part of it meanwhile. */
  remove(tradeDate: string): Promise<void>;
  close(): Promise<void>;
};

/** Writes finished trading days. An unfinished day leaves no trace in the history. */
export async function openHistoryWriter(options: HistoryWriterOptions): Promise<HistoryWriter> {
  await mkdir(options.dir, { recursive: true, mode: PRIVATE_FOLDER });
  const dir = await realpath(options.dir);
  const workDir = await makeWorkFolder(dir);
  const instance = await openDuckDb({
    dir,
    spillDir: join(workDir, 'spill'),
    memoryLimitMb: options.memoryLimitMb ?? 256,
    threads: options.threads ?? 1,
  });
  return {
    begin: async (tradeDate, source) => {
      assertTradeDate(tradeDate);
      return createDayWriter(await instance.connect(), { dir, workDir, tradeDate, source });
    },
    remove: async (tradeDate) => {
      // The manifest goes first: a day without it does not exist.
      await removeDurably(manifestFile(dir, tradeDate));
      const files = HISTORY_TABLE_NAMES.map((table) => tableFile(dir, table, tradeDate));
      await Promise.all(files.map((file) => rm(dirname(file), { recursive: true, force: true })));
    },
    close: async () => {
      instance.closeSync();
      await rm(workDir, { recursive: true, force: true });
    },
  };
}
