/** Puts children into the given order with few moves; others among them stay where they are. */
export function restoreOrder(parent: Element, inOrder: readonly Element[], onMove: (element: Element) => void): void {
  let expected = parent.firstElementChild;
  for (const element of inOrder) {
    // One that left its place is passed over rather than moving everything behind it.
    if (element !== expected && element === expected?.nextElementSibling) expected = element;
    if (element === expected) {
      expected = element.nextElementSibling;
      continue;
    }
    onMove(element);
    parent.insertBefore(element, expected);
  }
}
