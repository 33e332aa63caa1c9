import { checksumOf } from '../store/chunk-checksum.ts';
import type { CarriedChunk, SnapshotChunk, SnapshotStore } from '../store/snapshot-store.ts';
import { packPart, type SnapshotPart } from './snapshot-codec.ts';

/** First and last id of the orders in a chunk. 0 and 0 for the desk's part. */
export type IdRange = readonly [firstId: number, lastId: number];

const CHUNKS_PER_WRITE = 8;
/** The database copies them while the journal waits. */
const CHUNKS_PER_CARRY = 16;

export type ChunkWriterOptions = {
  readonly store: SnapshotStore;
  readonly snapshotId: number;
  /** The snapshot from which chunks are copied, if any. */
  readonly fromSnapshotId: number | null;
  readonly rest: (workedMs: number) => Promise<void>;
};

/** A chunk whose text is made and is being compressed. */
type PackedChunk = Omit<SnapshotChunk, 'checksum' | 'body'> & { readonly packed: Promise<Uint8Array> };

/** The chunks of one snapshot on their way into the store, several at a time. */
export class ChunkWriter {
  readonly #options: ChunkWriterOptions;
  readonly #fresh: PackedChunk[] = [];
  readonly #carried: CarriedChunk[] = [];
  #count = 0;
  #carriedCount = 0;
  #writtenCount = 0;
  #bytes = 0;
  #writing: Promise<void> = Promise.resolve();

  constructor(options: ChunkWriterOptions) {
    this.#options = options;
  }

  /** How many there are: the index of the next. */
  get count(): number {
    return this.#count;
  }

  /** Number of writes, including rewrites. */
  get writtenCount(): number {
    return this.#writtenCount;
  }

  get carriedCount(): number {
    return this.#carriedCount;
  }

  /** Without copied chunks. */
  get bytes(): number {
    return this.#bytes;
  }

  /**
   * Writes the next chunk, or one again, which must have been flushed before. Its bytes are made at once; the next may
   * follow before they are compressed and written.
   */
  async put(index: number, seq: number, [firstId, lastId]: IdRange, part: SnapshotPart): Promise<void> {
    this.#writtenCount += 1;
    this.#count = Math.max(this.#count, index + 1);
    const packed = packPart(part);
    // Awaited when it is written, unless the write before it fails.
    packed.catch(() => undefined);
    this.#fresh.push({ index, seq, firstId, lastId, packed });
    if (this.#fresh.length >= CHUNKS_PER_WRITE) await this.#writeFresh();
  }

  /** Copies a chunk of the previous snapshot. */
  async carry(fromIndex: number, seq: number): Promise<void> {
    this.#carried.push({ fromIndex, index: this.#count, seq });
    this.#count += 1;
    this.#carriedCount += 1;
    if (this.#carried.length >= CHUNKS_PER_CARRY) await this.#writeCarried();
  }

  /** Resolves when everything so far is in the store. */
  async flush(): Promise<void> {
    await this.#writeFresh();
    await this.#writing;
    await this.#writeCarried();
  }

  /** Begins to write what there is when the store has taken what came before. */
  async #writeFresh(): Promise<void> {
    await this.#writing;
    const chunks = this.#fresh.splice(0);
    if (chunks.length === 0) return;
    this.#writing = this.#write(chunks);
    // Awaited before the next write.
    this.#writing.catch(() => undefined);
  }

  async #write(packed: readonly PackedChunk[]): Promise<void> {
    const chunks = await Promise.all(packed.map(sealed));
    this.#bytes += chunks.reduce((sum, { body }) => sum + body.byteLength, 0);
    const { store, snapshotId } = this.#options;
    await store.write(snapshotId, chunks);
  }

  async #writeCarried(): Promise<void> {
    const chunks = this.#carried.splice(0);
    if (chunks.length === 0) return;
    const { store, snapshotId, fromSnapshotId, rest } = this.#options;
    if (fromSnapshotId === null) throw new Error('there is no snapshot to take chunks from');
    await store.carry(fromSnapshotId, snapshotId, chunks);
    await rest(0);
  }
}

async function sealed({ packed, ...chunk }: PackedChunk): Promise<SnapshotChunk> {
  const body = await packed;
  return { ...chunk, checksum: checksumOf(body), body };
}
