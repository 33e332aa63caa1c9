import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { quoteText } from './sql-text.ts';

export type DuckDbOptions = {
  /** The only folder that statements may touch. */
  readonly dir: string;
  /** Folder for data that does not fit into memory. */
  readonly spillDir: string;
  readonly memoryLimitMb: number;
  readonly threads: number;
};

const MAX_SPILL = '8GB';

function assertPositiveWhole(value: number, what: string): void {
  if (!Number.isInteger(value) || value < 1) throw new Error(`${what} must be a whole number above 0`);
}

/** A DuckDB that loads no extensions and sees only one folder. */
export async function openDuckDb(options: DuckDbOptions): Promise<DuckDBInstance> {
  const { dir, spillDir, memoryLimitMb, threads } = options;
  assertPositiveWhole(memoryLimitMb, 'memoryLimitMb');
  assertPositiveWhole(threads, 'threads');
  const instance = await DuckDBInstance.create(':memory:', {
    memory_limit: `${memoryLimitMb}MB`,
    threads: String(threads),
    temp_directory: spillDir,
    max_temp_directory_size: MAX_SPILL,
    autoinstall_known_extensions: 'false',
    autoload_known_extensions: 'false',
  });
  const connection = await instance.connect();
  try {
    await lockDown(connection, dir);
  } finally {
    connection.closeSync();
  }
  return instance;
}

/** From here on INSTALL, ATTACH and files elsewhere fail for every statement. */
async function lockDown(connection: DuckDBConnection, dir: string): Promise<void> {
  await connection.run(`SET allowed_directories = [${quoteText(dir)}]`);
  await connection.run('SET enable_external_access = false');
  await connection.run('SET lock_configuration = true');
}
