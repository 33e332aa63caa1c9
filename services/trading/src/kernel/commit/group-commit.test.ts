import { expect, it } from 'vitest';
import type { JournaledEvent } from '../events/kernel-event.ts';
import { GroupCommit, type GroupCommitOptions, type TurnResult } from './group-commit.ts';

/** A turn with one event. */
function turn(seq: number): TurnResult {
  const event = { v: 1, atMs: seq, kind: 'EngineRecovered', openChildren: 0 } as const;
  const journaled: JournaledEvent = { seq, event };
  return { changes: [{ journaled, parent: null, children: [], execution: null }], effects: [] };
}

function seqsOf(turns: readonly TurnResult[]): string {
  return turns.flatMap(({ changes }) => changes.map(({ journaled }) => journaled.seq)).join(' ');
}

/** What happens, in order; a write ends when the test says so. */
function watchedCommit(options: Partial<GroupCommitOptions> = {}) {
  const seen: string[] = [];
  const writes: PromiseWithResolvers<void>[] = [];
  const commit = new GroupCommit({
    journal: {
      append: (events) => {
        seen.push(`write ${events.map(({ seq }) => seq).join(' ')}`);
        const write = Promise.withResolvers<void>();
        writes.push(write);
        return write.promise;
      },
    },
    maxBatchEvents: 10,
    nowMs: () => 0,
    defer: (run) => run(),
    onCommitted: (turns) => seen.push(`release ${seqsOf(turns)}`),
    onFailed: (error) => seen.push(`failed: ${String(error)}`),
    ...options,
  });
  return { commit, seen, writes };
}

it('writes the next batch while the one before is released, and releases nothing that is not durable', async () => {
  const { commit, seen, writes } = watchedCommit();
  for (const seq of [1, 2, 3]) commit.add(turn(seq));
  expect(seen).toEqual(['write 1']);
  writes[0]?.resolve();
  await Promise.resolve();
  expect(seen).toEqual(['write 1', 'write 2 3', 'release 1']);
  writes[1]?.resolve();
  await commit.drain();
  expect(seen).toEqual(['write 1', 'write 2 3', 'release 1', 'release 2 3']);
});

it('releases nothing more after a write that failed', async () => {
  const { commit, seen, writes } = watchedCommit();
  for (const seq of [1, 2]) commit.add(turn(seq));
  writes[0]?.resolve();
  await Promise.resolve();
  commit.add(turn(3));
  writes[1]?.reject(new Error('the disk is full'));
  await commit.drain();
  commit.add(turn(4));
  expect(seen).toEqual(['write 1', 'write 2', 'release 1', 'failed: Error: the disk is full']);
});

it('lets what waits for the thread go first where a release takes long, and releases everything in its order', async () => {
  const seen: string[] = [];
  const released: number[] = [];
  let nowMs = 0;
  const { commit, writes } = watchedCommit({
    maxBatchEvents: 5_000,
    nowMs: () => nowMs,
    defer: (run) => {
      seen.push('others');
      run();
    },
    onCommitted: (turns) => {
      nowMs += 20;
      seen.push(`release of ${turns.length}`);
      released.push(...turns.flatMap(({ changes }) => changes.map(({ journaled }) => journaled.seq)));
    },
  });
  const seqs = Array.from({ length: 401 }, (_, nth) => nth + 1);
  for (const seq of seqs) commit.add(turn(seq));
  for (const write of [0, 1]) {
    writes[write]?.resolve();
    await new Promise(setImmediate);
  }
  await commit.drain();
  expect(released).toEqual(seqs);
  const afterFirst = ['release of 150', 'others', 'release of 150', 'others', 'release of 100'];
  expect(seen).toEqual(['others', 'release of 1', ...afterFirst]);
});
