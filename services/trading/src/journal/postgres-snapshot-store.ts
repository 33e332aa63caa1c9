import type { OpenDatabase } from '@meridian/storage/database';
import { transaction } from '@meridian/storage/transaction';
import type { SnapshotChunk, SnapshotHeader, SnapshotStore } from './snapshot-store.ts';

const HEADER = 'id, version, seq, created_ms as "createdMs", chunk_count as "chunkCount"';
const CHUNK = 'index, seq, first_id as "firstId", last_id as "lastId", checksum, body';

/** Snapshots in PostgreSQL, beside the journal that they shorten. */
export function createPostgresSnapshotStore(database: OpenDatabase): SnapshotStore {
  const { pool } = database;
  return {
    begin: async ({ version, seq, createdMs }) => {
      const text = 'insert into trading_snapshot (version, seq, created_ms) values ($1, $2, $3) returning id';
      const { rows } = await pool.query<{ id: number }>(text, [version, seq, createdMs]);
      const id = rows[0]?.id;
      if (id === undefined) throw new Error('the snapshot got no id');
      return id;
    },
    write: (snapshotId, chunks) => writeChunks(database, snapshotId, chunks),
    complete: async (snapshotId, chunkCount, keep) => {
      const text = 'update trading_snapshot set chunk_count = $2, is_complete = true where id = $1';
      await pool.query(text, [snapshotId, chunkCount]);
      await pool.query(
        `delete from trading_snapshot where id not in
           (select id from trading_snapshot where is_complete order by id desc limit $1)`,
        [keep],
      );
    },
    list: async () => {
      const text = `select ${HEADER} from trading_snapshot where is_complete order by id desc`;
      const { rows } = await pool.query<SnapshotHeader>(text);
      return rows;
    },
    read: async (snapshotId, afterIndex, limit) => {
      const text = `select ${CHUNK} from trading_snapshot_chunk
        where snapshot_id = $1 and index > $2 order by index limit $3`;
      const { rows } = await pool.query<SnapshotChunk>(text, [snapshotId, afterIndex, limit]);
      return rows;
    },
  };
}

/** Without waiting for the disk, which the journal needs more: a chunk that a crash takes makes no complete snapshot. */
async function writeChunks(
  database: OpenDatabase,
  snapshotId: number,
  chunks: readonly SnapshotChunk[],
): Promise<void> {
  const columns = '(snapshot_id, index, seq, first_id, last_id, checksum, body)';
  const places = chunks.map((_, row) => `(${[1, 2, 3, 4, 5, 6, 7].map((n) => `$${row * 7 + n}`).join(', ')})`);
  const values = chunks.flatMap(({ index, seq, firstId, lastId, checksum, body }) => [
    snapshotId,
    index,
    seq,
    firstId,
    lastId,
    checksum,
    Buffer.from(body.buffer, body.byteOffset, body.byteLength),
  ]);
  await transaction(database, async ({ client }) => {
    await client.query('set local synchronous_commit = off');
    await client.query(`insert into trading_snapshot_chunk ${columns} values ${places.join(', ')}`, values);
  });
}
