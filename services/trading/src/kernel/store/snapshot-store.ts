/** A part of a snapshot: orders of an id range, or the desk's part. */
export type SnapshotChunk = {
  readonly index: number;
  /** Everything up to this event is in it. */
  readonly seq: number;
  /** Ids of the orders that it speaks for; 0 to 0 for the desk. */
  readonly firstId: number;
  readonly lastId: number;
  /** SHA-256 of the body. */
  readonly checksum: string;
  readonly body: Uint8Array;
};

export type SnapshotHeader = {
  readonly id: number;
  readonly version: number;
  /** Events after this one are to be replayed. */
  readonly seq: number;
  readonly createdMs: number;
  readonly chunkCount: number;
};

/** What is known of a snapshot when its last chunk is written. */
export type SnapshotEnd = Pick<SnapshotHeader, 'seq' | 'chunkCount'>;

/** A chunk copied unchanged from another snapshot, valid up to a later event. */
export type CarriedChunk = { readonly fromIndex: number; readonly index: number; readonly seq: number };

/** Snapshots of the engine's state; an unfinished one is never listed. */
export type SnapshotStore = {
  begin(header: Pick<SnapshotHeader, 'version' | 'createdMs'>): Promise<number>;
  /** A chunk takes the place of the one that had its index. */
  write(snapshotId: number, chunks: readonly SnapshotChunk[]): Promise<void>;
  /**
   * Takes over unchanged chunks. Rejects when one is missing or its checksum is wrong. A complete one that is older than
   * the one from which they come may be complete no longer.
   */
  carry(fromSnapshotId: number, snapshotId: number, chunks: readonly CarriedChunk[]): Promise<void>;
  /** Makes the snapshot valid. Removes all older ones except the newest `keep`, and unfinished ones. */
  complete(snapshotId: number, end: SnapshotEnd, keep: number): Promise<void>;
  /** Newest first. */
  list(): Promise<readonly SnapshotHeader[]>;
  /** In order of their index, a page at a time. */
  read(snapshotId: number, afterIndex: number, limit: number): Promise<readonly SnapshotChunk[]>;
};
