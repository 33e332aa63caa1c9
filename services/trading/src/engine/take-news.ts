import type { IdQueue } from '../by-id/id-queue.ts';
import { takeOldest } from './take-oldest.ts';

/** Maximum changed rows that are taken at a time. */
const MAX_NEWS = 60;
/** Of these, child orders and fills each, while more than that of the others wait. */
const MAX_OF_KIND = 20;

export type News = {
  readonly parents: IdQueue;
  readonly children: IdQueue;
  /** Child orders that changed later wait for more to happen to them. */
  readonly childrenUntilMs?: number;
  readonly executions: Set<string>;
};
export type TakenNews = {
  readonly parentIds: readonly number[];
  readonly childIds: readonly number[];
  readonly keys: readonly string[];
  /** As many as are taken at a time, so that more may wait. */
  readonly isFull: boolean;
};

/**
 * Takes the oldest of each kind. An order that waits is sent once for all that happened to it, a fill waits behind every
 * other one, so neither may keep the other waiting.
 */
export function takeNews({ parents, children, childrenUntilMs, executions }: News): TakenNews {
  const keys = takeOldest(executions, MAX_OF_KIND);
  const childIds = children.take(MAX_OF_KIND, childrenUntilMs);
  const parentIds = parents.take(MAX_NEWS - keys.length - childIds.length);
  const left = MAX_NEWS - keys.length - childIds.length - parentIds.length;
  const moreKeys = takeOldest(executions, left);
  const moreChildIds = children.take(left - moreKeys.length, childrenUntilMs);
  const isFull = moreKeys.length + moreChildIds.length === left;
  return { parentIds, childIds: [...childIds, ...moreChildIds], keys: [...keys, ...moreKeys], isFull };
}
