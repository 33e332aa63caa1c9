import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { JournaledEvent } from '../../kernel/events/kernel-event.ts';
import type { Journal } from '../../kernel/store/journal.ts';

export type JournalUnderTest = {
  readonly journal: Journal;
  /** The same journal as another process would open it after this one has gone. */
  reopen(): Promise<Journal>;
  remove(): Promise<void>;
};

export const sent = (seq: number, parentId = 1, childIds: readonly number[] = [seq]): JournaledEvent => ({
  seq,
  event: { v: 1, kind: 'ChildrenSent', atMs: 1_000 + seq, parentId, childIds },
});

const recovered = (seq: number): JournaledEvent => ({
  seq,
  event: { v: 1, kind: 'EngineRecovered', atMs: 1_000 + seq, openChildren: 0, unknownAtVenue: 0 },
});

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => sent(from + index));

/** The contract of a journal. */
export function describeJournalContract(name: string, open: () => Promise<JournalUnderTest>): void {
  describe(`journal in ${name}`, () => {
    let subject: JournalUnderTest;

    beforeEach(async () => {
      subject = await open();
    });

    afterEach(async () => {
      await subject.remove();
    });

    test('is empty at first', async () => {
      expect(await subject.journal.lastSeq()).toBe(0);
      expect(await subject.journal.read(0, 10)).toEqual([]);
    });

    test('gives back what was appended, in order and in pages', async () => {
      const { journal } = subject;
      await journal.append(range(1, 3));
      await journal.append(range(4, 7));
      expect(await journal.read(0, 100)).toEqual(range(1, 7));
      expect(await journal.read(2, 3)).toEqual(range(3, 5));
      expect(await journal.lastSeq()).toBe(7);
    });

    test('keeps every character of a text', async () => {
      const text = 'O\'Neil "quoted" \\ back\nslash, tab\t, ü, 東, {braces}, NULL, \u2028';
      const event: JournaledEvent = {
        seq: 1,
        event: {
          v: 1,
          kind: 'OrderModifyRejected',
          atMs: 5,
          parentId: 2,
          reason: text,
          snap: { bidTicks: null, bidLots: 0, askTicks: -3, askLots: 1 },
        },
      };
      await subject.journal.append([event]);
      expect(await subject.journal.read(0, 1)).toEqual([event]);
    });

    test('finds the events of one order', async () => {
      await subject.journal.append([sent(1, 7), recovered(2), sent(3, 8), sent(4, 7)]);
      expect(await subject.journal.readOrder(7)).toEqual([sent(1, 7), sent(4, 7)]);
      expect(await subject.journal.readOrder(9)).toEqual([]);
    });

    test('a hole or a repetition is refused, and nothing is taken after it', async () => {
      const { journal } = subject;
      await journal.append(range(1, 2));
      await expect(journal.append([sent(4)])).rejects.toThrow('event 4 does not follow 2');
      await expect(journal.append([sent(3)])).rejects.toThrow('the journal has failed before');
      expect(await journal.read(0, 10)).toEqual(range(1, 2));
    });

    test('is there for the next one who opens it', async () => {
      await subject.journal.append(range(1, 5));
      const again = await subject.reopen();
      expect(await again.lastSeq()).toBe(5);
      await again.append([sent(6)]);
      expect(await again.read(4, 10)).toEqual(range(5, 6));
      await again.close();
    });

    test('forgets what it is told to, and goes on counting', async () => {
      const { journal } = subject;
      await journal.append(range(1, 9));
      expect(await journal.prune(6, 1_005)).toBe(4);
      expect(await journal.prune(6, 9_999)).toBe(2);
      await journal.append([sent(10)]);
      expect(await journal.read(0, 100)).toEqual(range(7, 10));
    });
  });
}
