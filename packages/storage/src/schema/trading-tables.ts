import type { ColumnType, Generated } from 'kysely';

export type TradingEventTable = {
  seq: number;
  at_ms: number;
  /** Null for events without a single order. */
  parent_id: number | null;
  kind: string;
  /** JSON text on one line. */
  body: string;
};

export type TradingSnapshotTable = {
  id: Generated<number>;
  version: number;
  seq: number;
  created_ms: number;
  chunk_count: Generated<number>;
  is_complete: Generated<boolean>;
};

export type TradingSnapshotChunkTable = {
  snapshot_id: number;
  index: number;
  seq: number;
  first_id: number;
  last_id: number;
  checksum: string;
  body: Buffer;
};

export type TradingMemoryTable = {
  name: string;
  /** Written as JSON text, read as a value. */
  body: ColumnType<unknown, string, string>;
  updated_ms: number;
};
