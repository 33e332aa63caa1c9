import { expect, it } from 'vitest';
import type { JournaledEvent } from '../events/kernel-event.ts';
import { GroupCommit, type TurnResult } from './group-commit.ts';

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
function watchedCommit() {
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
