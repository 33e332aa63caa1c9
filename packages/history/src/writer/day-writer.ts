import type { DuckDBConnection } from '@duckdb/node-api';
import { chmod, mkdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { manifestFile, manifestFolder, tableFile } from '../days/day-files.ts';
import { type DayManifest, makeManifest, manifestToJson, type TableExtent } from '../days/day-manifest.ts';
import { PRIVATE_FILE, PRIVATE_FOLDER } from '../days/private-files.ts';
import { HISTORY_TABLE_NAMES, HISTORY_TABLES, type HistoryTable, type NewRow } from '../tables/history-tables.ts';
import { moveDurably, removeDurably, syncFolder, writeDurably } from './durable-file.ts';
import { createStagingTable, type StagingTable } from './staging-table.ts';

/** Writes one day: rows in portions, then everything or nothing. */
export type DayWriter = {
  append<Table extends HistoryTable>(table: Table, rows: readonly NewRow<Table>[]): void;
  /** Resolves when the day is stored durably. An existing day is replaced. */
  commit(): Promise<DayManifest>;
  discard(): Promise<void>;
};

export type DayTarget = {
  readonly dir: string;
  readonly workDir: string;
  readonly tradeDate: string;
  readonly source: string;
};

type StagingTables = Readonly<Record<HistoryTable, StagingTable>>;

async function stagingTables(connection: DuckDBConnection): Promise<StagingTables> {
  const create = (table: HistoryTable) => createStagingTable(connection, table, HISTORY_TABLES[table]);
  return {
    parent_orders: await create('parent_orders'),
    child_orders: await create('child_orders'),
    executions: await create('executions'),
    day_stats: await create('day_stats'),
  };
}

type WrittenFile = { readonly table: HistoryTable; readonly path: string; readonly extent: TableExtent };

async function writeFiles(staging: StagingTables, { workDir, tradeDate }: DayTarget): Promise<WrittenFile[]> {
  const written: WrittenFile[] = [];
  for (const table of HISTORY_TABLE_NAMES) {
    const path = join(workDir, `${tradeDate}-${table}.parquet`);
    await staging[table].writeParquet(path, tradeDate);
    // DuckDB makes it as the system lets it.
    await chmod(path, PRIVATE_FILE);
    const { size } = await stat(path);
    written.push({ table, path, extent: { rows: staging[table].rowCount(), bytes: size } });
  }
  return written;
}

function extentsOf(files: readonly WrittenFile[]): DayManifest['tables'] {
  const extent = (table: HistoryTable) => files.find((file) => file.table === table)?.extent ?? { rows: 0, bytes: 0 };
  return {
    parent_orders: extent('parent_orders'),
    child_orders: extent('child_orders'),
    executions: extent('executions'),
    day_stats: extent('day_stats'),
  };
}

/** The old manifest is removed first and the new one written last, so that nobody reads a mix of both. */
async function publish(files: readonly WrittenFile[], target: DayTarget): Promise<DayManifest> {
  const { dir, workDir, tradeDate, source } = target;
  const manifest = makeManifest(tradeDate, source, extentsOf(files));
  await mkdir(manifestFolder(dir), { recursive: true, mode: PRIVATE_FOLDER });
  await removeDurably(manifestFile(dir, tradeDate));
  await Promise.all(
    files.map(async ({ table, path }) => {
      const place = tableFile(dir, table, tradeDate);
      const isNew = (await mkdir(dirname(place), { recursive: true, mode: PRIVATE_FOLDER })) !== undefined;
      await moveDurably(path, place);
      if (isNew) await syncFolder(dirname(dirname(place)));
    }),
  );
  await writeDurably(join(workDir, `${tradeDate}.json`), manifestFile(dir, tradeDate), manifestToJson(manifest));
  return manifest;
}

/** Owns the connection and closes it at the end. */
export async function createDayWriter(connection: DuckDBConnection, target: DayTarget): Promise<DayWriter> {
  const staging = await stagingTables(connection);
  let isOver = false;
  const end = () => {
    if (isOver) throw new Error(`${target.tradeDate} is written or discarded already`);
    isOver = true;
  };
  return {
    append: (table, rows) => {
      if (isOver) throw new Error(`${target.tradeDate} is written or discarded already`);
      staging[table].append(rows);
    },
    commit: async () => {
      end();
      let files: WrittenFile[];
      try {
        files = await writeFiles(staging, target);
      } finally {
        connection.closeSync();
      }
      return publish(files, target);
    },
    discard: async () => {
      end();
      connection.closeSync();
    },
  };
}
