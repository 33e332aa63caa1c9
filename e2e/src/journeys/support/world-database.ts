import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase, type OpenDatabase } from '@meridian/storage/database';
import { appendLogEntries } from '@meridian/storage/event-log/append-log-entries';
import type { NewLogEntry } from '@meridian/storage/event-log/log-entry';
import { deskUrl } from '@meridian/storage/embedded/desk-database';
import type { World } from '../../world/world.ts';

const PORT_LINE = 3;

/** Runs something on the world's own database, for what only time could bring about otherwise. */
async function inDatabase<Result>(world: World, run: (db: OpenDatabase['db']) => Promise<Result>): Promise<Result> {
  const [password, status] = await Promise.all([
    readFile(join(world.dataDir, 'postgres-password'), 'utf8'),
    readFile(join(world.dataDir, 'postgres', 'postmaster.pid'), 'utf8'),
  ]);
  const port = Number(status.split('\n')[PORT_LINE]);
  const database = openDatabase({
    url: deskUrl(port, password.trim()),
    maxConnections: 1,
    applicationName: 'journeys',
  });
  try {
    return await run(database.db);
  } finally {
    await database.close();
  }
}

/** As if the pin had been mailed earlier: the server's clock cannot be moved. */
export async function agePin(world: World, email: string, byMs: number): Promise<void> {
  await inDatabase(world, (db) =>
    db
      .updateTable('pin')
      .set(({ eb }) => ({ created_ms: eb('created_ms', '-', byMs), expires_ms: eb('expires_ms', '-', byMs) }))
      .where('email', '=', email)
      .execute(),
  );
}

/** As if an address that failed once had failed this often: each real failure would cost a proof of work. */
export async function countFailures(world: World, email: string, failures: number): Promise<void> {
  await inDatabase(world, (db) =>
    db.updateTable('login_failure').set({ failures }).where('email', '=', email).execute(),
  );
}

/** Lines of the event log as another process would write them, in their order. */
export async function writeLogLines(world: World, lines: readonly NewLogEntry[]): Promise<void> {
  await inDatabase(world, (db) => appendLogEntries(db, lines));
}

/** Orders whose newest log entry somebody has read, by their ids. */
export async function readOrders(world: World): Promise<readonly number[]> {
  const rows = await inDatabase(world, (db) =>
    db.selectFrom('log_read_mark').select('parent_order_numeric_id').distinct().execute(),
  );
  return rows.map((row) => row.parent_order_numeric_id);
}

/** Everybody as if for the first time: a choice of one journey is not the start of the next. */
export async function forgetPreferences(world: World): Promise<void> {
  await inDatabase(world, (db) => db.deleteFrom('user_preference').execute());
}

/** As if every session had proved its password then. */
export async function provePasswords(world: World, atMs: number): Promise<void> {
  await inDatabase(world, (db) => db.updateTable('session').set({ confirmed_ms: atMs }).execute());
}
