/** Puts children into the given order with few moves. Other children stay in place. */
export function restoreOrder(parent: Element, inOrder: readonly Element[], onMove: (element: Element) => void): void {
  let expected = parent.firstElementChild;
  for (const element of inOrder) {
    // Skips a child that moved away, instead of moving all that follow it.
    if (element !== expected && element === expected?.nextElementSibling) expected = element;
    if (element === expected) {
      expected = element.nextElementSibling;
      continue;
    }
    onMove(element);
    parent.insertBefore(element, expected);
  }
}
