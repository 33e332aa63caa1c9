import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { from as copyFrom } from 'pg-copy-streams';
import { type CopyValue, copyChunks } from './copy-text.ts';
import type { Database } from './schema/database.ts';
import type { StorageTransaction } from './transaction.ts';

/**
 * Bulk rows by COPY, inside the caller's transaction; answers how many.
 * Rows are pulled as fast as the server takes them, so an endless source needs no more memory than a short one.
 */
export async function copyRows<Table extends keyof Database>(
  tx: StorageTransaction,
  table: Table,
  columns: readonly (keyof Database[Table] & string)[],
  rows: Iterable<readonly CopyValue[]> | AsyncIterable<readonly CopyValue[]>,
): Promise<number> {
  const names = columns.map(quoteName).join(', ');
  const sink = tx.client.query(copyFrom(`copy ${quoteName(table)} (${names}) from stdin`));
  await pipeline(Readable.from(copyChunks(rows), { objectMode: true, highWaterMark: 1 }), sink);
  return sink.rowCount ?? 0;
}

function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
