/** A moved row is laid out anew. All rows at once would hold up several frames. */
export const MAX_MOVES = 2;

/** A row that moves gives another neighbour to itself, to the row that it left and to the row that it came to. */
const NEIGHBOURS_PER_MOVE = 3;

/** Says whether rows have moved so little since the last call that putting them in order can keep up with them. */
export function createRestWatch(): (rows: readonly { readonly id: string }[]) => boolean {
  let before: ReadonlyMap<string, string | null> = new Map();
  return (rows) => {
    const above = new Map(rows.map(({ id }, at) => [id, rows[at - 1]?.id ?? null]));
    const moved = rows.filter(({ id }) => before.get(id) !== above.get(id));
    before = above;
    return moved.length <= MAX_MOVES * NEIGHBOURS_PER_MOVE;
  };
}

/**
 * Puts children into the given order with at most so many moves, from the first one on. Other children stay in place.
 * Returns false when moves are left to do.
 */
export function restoreOrder(
  parent: Element,
  inOrder: readonly Element[],
  maxMoves: number,
  onMove: (element: Element) => void,
): boolean {
  let expected = parent.firstElementChild;
  let moves = 0;
  for (const element of inOrder) {
    // Skips a child that moved away, instead of moving all that follow it.
    if (element !== expected && element === expected?.nextElementSibling) expected = element;
    if (element === expected) {
      expected = element.nextElementSibling;
      continue;
    }
    if (moves === maxMoves) return false;
    moves += 1;
    onMove(element);
    parent.insertBefore(element, expected);
  }
  return true;
}
