import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { PoolClient } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { OpenDatabase } from '../database.ts';
import { transaction } from '../transaction.ts';
import { hashThrough } from './hash-through.ts';
import { MIGRATION_TABLE, planTables, type TablePlan, tableSql } from './table-plan.ts';

export type DumpedTable = TablePlan & { readonly rows: number; readonly sha256: string };

export type AppliedMigration = { readonly number: number; readonly name: string; readonly checksum: string };

export type Dump = {
  readonly migrations: readonly AppliedMigration[];
  /** In the order in which they can be loaded. */
  readonly tables: readonly DumpedTable[];
  /** The last value of each sequence that was ever used. */
  readonly sequences: Readonly<Record<string, number>>;
};

export function tableFile(folder: string, table: string): string {
  return join(folder, `${table}.copy.gz`);
}

/** Writes every table into the folder, all as of one moment. The desk may trade on meanwhile. */
export async function dumpTables(database: OpenDatabase, folder: string): Promise<Dump> {
  return transaction(database, async ({ client }) => {
    await client.query('set transaction isolation level repeatable read read only');
    const { rows: migrations } = await client.query<AppliedMigration>(
      `select number, name, checksum from ${MIGRATION_TABLE} order by number`,
    );
    const tables: DumpedTable[] = [];
    for (const table of await planTables(client)) tables.push(await dumpTable(client, folder, table));
    // After the rows: a sequence belongs to no moment, and must not be behind them.
    const { rows } = await client.query<{ name: string; value: number }>(
      `select sequencename as name, last_value as value from pg_sequences
        where schemaname = 'public' and last_value is not null`,
    );
    return { migrations, tables, sequences: Object.fromEntries(rows.map(({ name, value }) => [name, value])) };
  });
}

async function dumpTable(client: PoolClient, folder: string, table: TablePlan): Promise<DumpedTable> {
  const rows = client.query(copyTo(`copy ${tableSql(client, table)} to stdout`));
  const hash = hashThrough();
  // Passwords are in it as hashes, orders as they are: the file is its owner's alone.
  const file = createWriteStream(tableFile(folder, table.name), { mode: 0o600, flags: 'wx', flush: true });
  await pipeline(rows, createGzip({ level: 1 }), hash.stream, file);
  return { ...table, rows: rows.rowCount, sha256: hash.digest() };
}
