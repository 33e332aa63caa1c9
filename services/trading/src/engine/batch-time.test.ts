import { expect, it } from 'vitest';
import { IdQueue } from '../by-id/id-queue.ts';
import { BatchTime } from './batch-time.ts';

function queueOf(count: number): IdQueue {
  const queue = new IdQueue();
  for (let id = 1; id <= count; id += 1) queue.add(id);
  return queue;
}

/** Takes what it can, where each takes so long. */
function takenIn(queue: IdQueue, eachMs: number, most = 100) {
  let nowMs = 0;
  const time = new BatchTime(() => nowMs);
  time.begin();
  const taken: number[] = [];
  for (const id of time.take(queue, most)) {
    taken.push(id);
    nowMs += eachMs;
  }
  return taken;
}

it('takes the oldest, and no more than it may', () => {
  const queue = queueOf(10);
  expect(takenIn(queue, 0, 4)).toEqual([1, 2, 3, 4]);
  expect(takenIn(queue, 0)).toEqual([5, 6, 7, 8, 9, 10]);
  expect(takenIn(queue, 0)).toEqual([]);
});

it('ends in time while everything is slow, and the rest keeps its place', () => {
  const queue = queueOf(6);
  expect(takenIn(queue, 10)).toEqual([1, 2, 3]);
  expect(takenIn(queue, 10)).toEqual([4, 5, 6]);
});

it('takes one however late it is, so that each has its turn at last', () => {
  const queue = queueOf(2);
  expect(takenIn(queue, 1_000)).toEqual([1]);
  expect(takenIn(queue, 1_000)).toEqual([2]);
});
