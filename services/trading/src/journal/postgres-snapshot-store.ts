import type { OpenDatabase } from '@meridian/storage/database';
import { transaction } from '@meridian/storage/transaction';
import { DAMAGED_CARRY } from '../kernel/store/chunk-checksum.ts';
import type { CarriedChunk, SnapshotChunk, SnapshotHeader, SnapshotStore } from '../kernel/store/snapshot-store.ts';

const HEADER = 'id, version, seq, created_ms as "createdMs", chunk_count as "chunkCount"';
const CHUNK = 'index, seq, first_id as "firstId", last_id as "lastId", checksum, body';

/** Snapshots in PostgreSQL, beside the journal that they shorten. */
export function createPostgresSnapshotStore(database: OpenDatabase): SnapshotStore {
  const { pool } = database;
  return {
    begin: async ({ version, createdMs }) => {
      const text = 'insert into trading_snapshot (version, seq, created_ms) values ($1, 0, $2) returning id';
      const { rows } = await pool.query<{ id: number }>(text, [version, createdMs]);
      const id = rows[0]?.id;
      if (id === undefined) throw new Error('the snapshot got no id');
      return id;
    },
    write: (snapshotId, chunks) => writeChunks(database, snapshotId, chunks),
    carry: (fromSnapshotId, snapshotId, chunks) => carryChunks(database, fromSnapshotId, snapshotId, chunks),
    complete: async (snapshotId, { seq, chunkCount }, keep) => {
      const text = 'update trading_snapshot set seq = $2, chunk_count = $3, is_complete = true where id = $1';
      await pool.query(text, [snapshotId, seq, chunkCount]);
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

/** Copied within the server with a check of each checksum, so that damage does not spread from snapshot to snapshot. */
const CARRY = `
insert into trading_snapshot_chunk (snapshot_id, index, seq, first_id, last_id, checksum, body)
select $2, carried.index, carried.seq, chunk.first_id, chunk.last_id, chunk.checksum, chunk.body
from unnest($3::integer[], $4::integer[], $5::bigint[]) as carried (from_index, index, seq)
join trading_snapshot_chunk chunk on chunk.snapshot_id = $1 and chunk.index = carried.from_index
where encode(sha256(chunk.body), 'hex') = chunk.checksum`;

async function carryChunks(
  database: OpenDatabase,
  fromSnapshotId: number,
  snapshotId: number,
  chunks: readonly CarriedChunk[],
): Promise<void> {
  const lists = [
    chunks.map(({ fromIndex }) => fromIndex),
    chunks.map(({ index }) => index),
    chunks.map(({ seq }) => seq),
  ];
  await transaction(database, async ({ client }) => {
    await client.query('set local synchronous_commit = off');
    const { rowCount } = await client.query(CARRY, [fromSnapshotId, snapshotId, ...lists]);
    if (rowCount !== chunks.length) throw new Error(DAMAGED_CARRY);
  });
}

/**
 * Without waiting for the disk, which the journal needs more. A chunk lost in a crash makes the snapshot incomplete.
 */
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
    await client.query(
      `insert into trading_snapshot_chunk ${columns} values ${places.join(', ')}
       on conflict (snapshot_id, index) do update set seq = excluded.seq, first_id = excluded.first_id,
         last_id = excluded.last_id, checksum = excluded.checksum, body = excluded.body`,
      values,
    );
  });
}
