import { createHash } from 'node:crypto';
import { StartupProblem } from '@meridian/protocol/startup-problem';
import type { PoolClient } from 'pg';
import type { OpenDatabase } from '../database.ts';
import { allMigrations } from './all-migrations.ts';
import type { Migration } from './migration.ts';

export type MigrationOutcome = { readonly applied: readonly string[] };

export type MigrateOptions = {
  /** Recorded beside each migration. */
  readonly nowMs: () => number;
  readonly migrations?: readonly Migration[];
};

type AppliedRow = { readonly number: number; readonly name: string; readonly checksum: string };

// Any constant that differs from the other advisory locks of this database.
const MIGRATION_LOCK = 7_220_001;

/** Updates the schema. Several processes may call it at once; each migration runs exactly once. */
export async function migrate(database: OpenDatabase, options: MigrateOptions): Promise<MigrationOutcome> {
  const migrations = options.migrations ?? allMigrations;
  const client = await database.pool.connect();
  let isBroken = true;
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    try {
      const applied = await applyMissing(client, migrations, options.nowMs);
      return { applied };
    } finally {
      await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
      isBroken = false;
    }
  } finally {
    // A connection that may still hold the lock must not return to the pool.
    client.release(isBroken);
  }
}

/** How many steps of this version's schema a database lacks. Changes nothing. */
export async function missingMigrations({ pool }: OpenDatabase): Promise<number> {
  const { rows: known } = await pool.query<{ has: boolean }>(
    `select to_regclass('schema_migration') is not null as has`,
  );
  if (known[0]?.has !== true) return allMigrations.length;
  const { rows } = await pool.query<AppliedRow>('select number, name, checksum from schema_migration order by number');
  refuseForeignHistory(rows, allMigrations);
  return allMigrations.length - rows.length;
}

async function applyMissing(
  client: PoolClient,
  migrations: readonly Migration[],
  nowMs: () => number,
): Promise<string[]> {
  await client.query(`create table if not exists schema_migration (
    number integer primary key, name text not null, checksum text not null, applied_ms bigint not null)`);
  const { rows } = await client.query<AppliedRow>(
    'select number, name, checksum from schema_migration order by number',
  );
  refuseForeignHistory(rows, migrations);
  const names: string[] = [];
  for (const migration of migrations.slice(rows.length)) {
    await applyOne(client, migration, nowMs());
    names.push(labelOf(migration));
  }
  return names;
}

async function applyOne(client: PoolClient, migration: Migration, nowMs: number): Promise<void> {
  await client.query('begin');
  try {
    await client.query(migration.sql);
    await client.query('insert into schema_migration (number, name, checksum, applied_ms) values ($1, $2, $3, $4)', [
      migration.number,
      migration.name,
      checksumOf(migration),
      nowMs,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`migration ${labelOf(migration)} failed and was rolled back`, { cause: error });
  }
}

/** The database may be older than the code, but not newer or on another branch. */
function refuseForeignHistory(applied: readonly AppliedRow[], migrations: readonly Migration[]): void {
  for (const [index, row] of applied.entries()) {
    const known = migrations[index];
    if (known === undefined) {
      throw new StartupProblem(
        `The database is newer than this version of Meridian: it has migration ${labelOf(row)}, this version ends at ${migrations.length}.`,
        'Start the newer version again, or point DATA_DIR or DATABASE_URL at another database.',
      );
    }
    if (known.number !== row.number || known.name !== row.name || checksumOf(known) !== row.checksum) {
      throw new StartupProblem(
        `The database was built by another line of Meridian: its migration ${labelOf(row)} is not this version's ${labelOf(known)}.`,
        'Start the version that created this database, or point DATA_DIR or DATABASE_URL at another one.',
      );
    }
  }
}

function labelOf(migration: { readonly number: number; readonly name: string }): string {
  return `${String(migration.number).padStart(4, '0')}-${migration.name}`;
}

function checksumOf(migration: Migration): string {
  return createHash('sha256').update(migration.sql).digest('hex');
}
