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

/**
 * Every chunk is there twice, in the two snapshots that are kept, so that damage of one leaves the other. The copy of the
 * snapshot that is about to go is moved, without its body, which costs next to nothing; where it has none, the chunk is
 * copied within the server. The checksum is checked either way, so that damage does not spread, and only of the
 * chunks that are carried.
 */
const CARRY = `
with carried as (
  select carried.index, carried.seq, chunk.first_id, chunk.last_id, chunk.checksum, chunk.body
  from unnest($3::integer[], $4::integer[], $5::bigint[]) as carried (from_index, index, seq)
  join trading_snapshot_chunk chunk on chunk.snapshot_id = $1 and chunk.index = carried.from_index
), older as materialized (
  select older.index as older_index, carried.index, carried.seq,
    encode(sha256(older.body), 'hex') = older.checksum as is_whole
  from carried
  join trading_snapshot_chunk older on older.snapshot_id = $6 and older.first_id = carried.first_id
    and older.last_id = carried.last_id and older.checksum = carried.checksum
), moved as (
  update trading_snapshot_chunk chunk set snapshot_id = $2, index = older.index, seq = older.seq
  from older
  where chunk.snapshot_id = $6 and chunk.index = older.older_index and older.is_whole
  returning chunk.index
), copied as (
  insert into trading_snapshot_chunk (snapshot_id, index, seq, first_id, last_id, checksum, body)
  select $2, index, seq, first_id, last_id, checksum, body from carried
  where index not in (select index from moved) and encode(sha256(body), 'hex') = checksum
  returning index
)
select (select count(*) from moved) + (select count(*) from copied) as count`;

/** The one that gives up its chunks is whole no longer. The one from which they are taken stays as it is. */
const OLDER = `
update trading_snapshot set is_complete = false
where id = (select max(id) from trading_snapshot where id < $1) returning id`;

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
    const older = await client.query<{ id: number }>(OLDER, [fromSnapshotId]);
    const values = [fromSnapshotId, snapshotId, ...lists, older.rows[0]?.id ?? null];
    const { rows } = await client.query<{ count: number }>(CARRY, values);
    if (Number(rows[0]?.count) !== chunks.length) throw new Error(DAMAGED_CARRY);
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
