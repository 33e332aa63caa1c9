import { takeOldest } from './take-oldest.ts';

/** Maximum changed rows per batch. More would delay commands. */
const MAX_NEWS = 600;
/** Of these, child orders and fills each, while more than that of the others wait. */
const MAX_OF_KIND = 200;

export type News = { readonly parents: Set<number>; readonly children: Set<number>; readonly executions: Set<string> };
export type TakenNews = {
  readonly parentIds: readonly number[];
  readonly childIds: readonly number[];
  readonly keys: readonly string[];
};

/**
 * Takes the oldest of each kind. An order that waits is sent once for all that happened to it, a fill waits behind every
 * other one, so neither may keep the other waiting.
 */
export function takeNews({ parents, children, executions }: News): TakenNews {
  const keys = takeOldest(executions, MAX_OF_KIND);
  const childIds = takeOldest(children, MAX_OF_KIND);
  const parentIds = takeOldest(parents, MAX_NEWS - keys.length - childIds.length);
  const left = MAX_NEWS - keys.length - childIds.length - parentIds.length;
  const moreKeys = takeOldest(executions, left);
  const moreChildIds = takeOldest(children, left - moreKeys.length);
  return { parentIds, childIds: [...childIds, ...moreChildIds], keys: [...keys, ...moreKeys] };
}
