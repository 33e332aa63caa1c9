import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { deskUrl } from './desk-database.ts';

/** The fourth line of PostgreSQL's own file. */
const PORT_LINE = 3;
const CONNECT_TIMEOUT_MS = 3000;

/** The address of the database that another process runs in this data folder, as the desk's role. Null when none runs. */
export async function findRunningServer(dataDir: string): Promise<string | null> {
  const port = Number((await readText(join(dataDir, 'postgres', 'postmaster.pid')))?.split('\n')[PORT_LINE]);
  const password = await readText(join(dataDir, 'postgres-password'));
  if (!Number.isInteger(port) || password === null) return null;
  const url = deskUrl(port, password.trim());
  return (await answers(url)) ? url : null;
}

async function readText(path: string): Promise<string | null> {
  return readFile(path, 'utf8').catch(() => null);
}

/** After a crash the file names a server that is gone. */
async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end();
  }
}
