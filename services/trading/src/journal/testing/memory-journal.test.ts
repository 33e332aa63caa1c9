import { expect, test } from 'vitest';
import { createMemoryJournal } from './memory-journal.ts';
import { createMemorySnapshotStore } from './memory-snapshot-store.ts';
import { describeJournalContract, sent } from './journal-contract.ts';
import { describeSnapshotStoreContract } from './snapshot-store-contract.ts';

describeJournalContract('memory', async () => {
  const journal = createMemoryJournal();
  return { journal, reopen: async () => journal, remove: async () => undefined };
});

describeSnapshotStoreContract('memory', async () => ({
  store: createMemorySnapshotStore(),
  remove: async () => undefined,
}));

test('a test can make a commit fail', async () => {
  const journal = createMemoryJournal({
    beforeCommit: async () => {
      throw new Error('disk full');
    },
  });
  await expect(journal.append([sent(1)])).rejects.toThrow('disk full');
  expect(await journal.lastSeq()).toBe(0);
});
