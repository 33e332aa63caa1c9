/** About five milliseconds of the engine's thread, before orders and fills get a turn. */
const SLICE = 25;

/** Maps a list with pauses, so that a long question delays no order. */
export async function mapInSlices<Item, Mapped>(
  items: readonly Item[],
  rest: () => Promise<void>,
  map: (item: Item, index: number) => Mapped,
): Promise<readonly Mapped[]> {
  const mapped: Mapped[] = [];
  for (const [index, item] of items.entries()) {
    if (index > 0 && index % SLICE === 0) await rest();
    mapped.push(map(item, index));
  }
  return mapped;
}
