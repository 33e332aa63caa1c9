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
