import type { Steps } from '@meridian/service-kit/fair-work';

/** Maps a list with a rest behind each item, so that a long question delays no order. */
export function* mapInSteps<Item, Mapped>(
  items: readonly Item[],
  map: (item: Item, index: number) => Mapped,
): Steps<readonly Mapped[]> {
  const mapped: Mapped[] = [];
  for (const [index, item] of items.entries()) {
    if (index > 0) yield;
    mapped.push(map(item, index));
  }
  return mapped;
}
