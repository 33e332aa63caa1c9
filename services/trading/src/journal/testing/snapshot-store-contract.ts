import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checksumOf } from '../../kernel/store/chunk-checksum.ts';
import type { SnapshotChunk, SnapshotStore } from '../../kernel/store/snapshot-store.ts';

export type SnapshotStoreUnderTest = { readonly store: SnapshotStore; remove(): Promise<void> };

const chunk = (index: number): SnapshotChunk => ({
  index,
  seq: 100 + index,
  firstId: index * 10,
  lastId: index * 10 + 9,
  checksum: checksumOf(Buffer.from([0, 1, 255, index])),
  body: Buffer.from([0, 1, 255, index]),
});

/** The contract of a snapshot store. */
export function describeSnapshotStoreContract(name: string, open: () => Promise<SnapshotStoreUnderTest>): void {
  describe(`snapshots in ${name}`, () => {
    let subject: SnapshotStoreUnderTest;

    beforeEach(async () => {
      subject = await open();
    });

    afterEach(async () => {
      await subject.remove();
    });

    const write = async (seq: number, chunks: readonly SnapshotChunk[], keep = 2): Promise<number> => {
      const { store } = subject;
      const id = await store.begin({ version: 1, createdMs: 5 });
      await store.write(id, chunks);
      await store.complete(id, { seq, chunkCount: chunks.length }, keep);
      return id;
    };

    test('a complete one is listed and read in order, in pages', async () => {
      const { store } = subject;
      const id = await store.begin({ version: 1, createdMs: 5 });
      await store.write(id, [chunk(1), chunk(2)]);
      await store.write(id, [chunk(0)]);
      await store.complete(id, { seq: 99, chunkCount: 3 }, 2);
      expect(await store.list()).toEqual([{ id, version: 1, seq: 99, createdMs: 5, chunkCount: 3 }]);
      expect(await store.read(id, -1, 2)).toEqual([chunk(0), chunk(1)]);
      expect(await store.read(id, 1, 2)).toEqual([chunk(2)]);
    });

    test('an unfinished one is not listed, and goes when the next is complete', async () => {
      const { store } = subject;
      const id = await store.begin({ version: 1, createdMs: 5 });
      await store.write(id, [chunk(0)]);
      expect(await store.list()).toEqual([]);
      const next = await write(2, [chunk(0)]);
      expect((await store.list()).map((header) => header.id)).toEqual([next]);
    });

    test('takes over chunks of another as they are, true up to a later event', async () => {
      const { store } = subject;
      const first = await write(10, [chunk(0), chunk(1), chunk(2)]);
      const second = await store.begin({ version: 1, createdMs: 5 });
      await store.write(second, [{ ...chunk(0), seq: 500 }]);
      await store.carry(first, second, [{ fromIndex: 2, index: 1, seq: 510 }]);
      await store.complete(second, { seq: 500, chunkCount: 2 }, 1);
      expect(await store.read(second, 0, 9)).toEqual([{ ...chunk(2), index: 1, seq: 510 }]);
    });

    test('a chunk that is written again takes the place of the first, also of one that was taken over', async () => {
      const { store } = subject;
      const first = await write(10, [chunk(0), chunk(1)]);
      const second = await store.begin({ version: 1, createdMs: 5 });
      await store.carry(first, second, [{ fromIndex: 1, index: 0, seq: 20 }]);
      await store.write(second, [chunk(1)]);
      const [again, other] = [
        { ...chunk(2), index: 0, seq: 30 },
        { ...chunk(3), index: 1, seq: 31 },
      ];
      await store.write(second, [again, other]);
      await store.complete(second, { seq: 30, chunkCount: 2 }, 2);
      expect(await store.read(second, -1, 9)).toEqual([again, other]);
      expect(await store.read(first, -1, 9)).toEqual([chunk(0), chunk(1)]);
    });

    test('a chunk that is damaged or gone is not taken over', async () => {
      const { store } = subject;
      const first = await write(10, [chunk(0), { ...chunk(1), checksum: 'of something else' }]);
      const second = await store.begin({ version: 1, createdMs: 5 });
      for (const fromIndex of [1, 7]) {
        await expect(store.carry(first, second, [{ fromIndex, index: 0, seq: 20 }])).rejects.toThrow('damaged or gone');
      }
    });

    test('the newest come first, and no more than asked are kept', async () => {
      const ids = [];
      for (const seq of [10, 20, 30]) ids.push(await write(seq, [chunk(0)]));
      const listed = await subject.store.list();
      expect(listed.map((header) => header.seq)).toEqual([30, 20]);
      expect(listed.map((header) => header.id)).toEqual([ids[2], ids[1]]);
    });
  });
}
