import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { StartupProblem } from '@meridian/protocol/startup-problem';
import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { OpenDatabase } from '../database.ts';
import { allMigrations } from '../migrations/all-migrations.ts';
import { migrate } from '../migrations/migrate.ts';
import { transaction } from '../transaction.ts';
import { type AppliedMigration, type Dump, type DumpedTable, tableFile } from './dump-tables.ts';
import { MIGRATION_TABLE, planTables, tableSql } from './table-plan.ts';

/** Fills an empty database from a dump, whole or not at all, and brings its schema up to this version. */
export async function loadTables(
  database: OpenDatabase,
  folder: string,
  dump: Dump,
  nowMs: () => number,
): Promise<void> {
  refuseNewer(dump.migrations);
  await onClient(database, async (client) => {
    await refuseUsed(client);
    await refuseAhead(client, dump.migrations.length);
  });
  await migrate(database, { nowMs, migrations: allMigrations.slice(0, dump.migrations.length) });
  await transaction(database, async ({ client }) => {
    await refuseOtherMigrations(client, dump.migrations);
    for (const table of dump.tables) await loadTable(client, folder, table);
    for (const [name, value] of Object.entries(dump.sequences)) {
      await client.query('select setval($1::regclass, $2)', [client.escapeIdentifier(name), value]);
    }
    await endSessions(client, nowMs());
  });
  await migrate(database, { nowMs });
  await database.pool.query('analyze');
}

async function loadTable(client: PoolClient, folder: string, table: DumpedTable): Promise<void> {
  const name = client.escapeIdentifier(table.name);
  // They tell readers of new rows, and these are old.
  await client.query(`alter table ${name} disable trigger user`);
  const rows = client.query(copyFrom(`copy ${tableSql(client, table)} from stdin`));
  await pipeline(createReadStream(tableFile(folder, table.name)), createGunzip(), rows);
  await client.query(`alter table ${name} enable trigger user`);
  if (rows.rowCount === table.rows) return;
  throw new Error(`table ${table.name} has ${rows.rowCount} rows instead of ${table.rows}`);
}

/** Somebody who was signed out since the backup must not be signed in again by it. */
async function endSessions(client: PoolClient, nowMs: number): Promise<void> {
  await client.query('update session set revoked_ms = $1, revoked_reason = $2 where revoked_ms is null', [
    nowMs,
    'The desk was restored from a backup. Sign in again.',
  ]);
}

async function onClient(database: OpenDatabase, work: (client: PoolClient) => Promise<void>): Promise<void> {
  const client = await database.pool.connect();
  try {
    await work(client);
  } finally {
    client.release();
  }
}

async function refuseUsed(client: PoolClient): Promise<void> {
  for (const { name } of await planTables(client)) {
    const { rowCount } = await client.query(`select from ${client.escapeIdentifier(name)} limit 1`);
    if (rowCount === 0) continue;
    throw new StartupProblem(
      `The database holds data already (table ${name}). Nothing was changed.`,
      'A backup goes into a new place: set DATA_DIR to a new folder, or DATABASE_URL to an empty database.',
    );
  }
}

/** Tables that a later version has made cannot hold the rows of an earlier one. */
async function refuseAhead(client: PoolClient, backedUp: number): Promise<void> {
  const { rows } = await client.query<{ found: boolean }>('select to_regclass($1) is not null as found', [
    MIGRATION_TABLE,
  ]);
  if (rows[0]?.found !== true) return;
  const { rowCount } = await client.query(`select from ${MIGRATION_TABLE}`);
  if (rowCount === null || rowCount <= backedUp) return;
  throw new StartupProblem(
    'The database is empty, but its tables are of a later version than the backup. Nothing was changed.',
    'Restore into a database that no version of Meridian has opened yet.',
  );
}

function refuseNewer(migrations: readonly AppliedMigration[]): void {
  if (migrations.length <= allMigrations.length) return;
  throw new StartupProblem(
    `The backup is of a newer version of Meridian: it has ${migrations.length} migrations, this version ${allMigrations.length}.`,
    'Restore it with the version that wrote it, or a newer one.',
  );
}

async function refuseOtherMigrations(client: PoolClient, expected: readonly AppliedMigration[]): Promise<void> {
  const { rows } = await client.query<AppliedMigration>(
    `select number, name, checksum from ${MIGRATION_TABLE} order by number`,
  );
  const isSame = expected.every(({ name, checksum }, index) => {
    const row = rows[index];
    return row?.name === name && row.checksum === checksum;
  });
  if (isSame && rows.length === expected.length) return;
  throw new StartupProblem(
    'The backup is of another line of Meridian: its migrations are not those of this version.',
    'Restore it with the version that wrote it.',
  );
}
