import { assert, integer, property, shuffledSubarray } from 'fast-check';
import { expect, it } from 'vitest';
import { createRestWatch, MAX_MOVES, restoreOrder } from './restore-order.ts';

/** As much of an element's children as the order needs. */
class FakeParent {
  names: readonly string[];
  readonly #elements = new Map<string, Element>();

  constructor(names: readonly string[]) {
    this.names = names;
  }

  get firstElementChild(): Element | null {
    return this.elementOf(this.names[0]);
  }

  elementOf(name: string | undefined): Element | null {
    if (name === undefined) return null;
    const known = this.#elements.get(name);
    if (known !== undefined) return known;
    const next = (): Element | null => this.elementOf(this.names[this.names.indexOf(name) + 1]);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nothing else of an element is asked for.
    const element = Object.defineProperty({ id: name }, 'nextElementSibling', { get: next }) as unknown as Element;
    this.#elements.set(name, element);
    return element;
  }

  insertBefore(element: Element, before: Element | null): void {
    const rest = this.names.filter((name) => name !== element.id);
    const at = before === null ? rest.length : rest.indexOf(before.id);
    this.names = rest.toSpliced(at, 0, element.id);
  }
}

const ROWS = Array.from({ length: 12 }, (_, at) => `row ${at}`);

it('rows that were sorted anew come into order for a screen reader, a few at a time', () => {
  const orders = shuffledSubarray(ROWS, { minLength: ROWS.length });
  assert(
    property(orders, integer({ min: 1, max: 4 }), (shuffled, maxMoves) => {
      const parent = new FakeParent(shuffled);
      const inOrder = ROWS.flatMap((name) => parent.elementOf(name) ?? []);
      let isDone = false;
      for (let step = 0; step < ROWS.length && !isDone; step += 1) {
        let moves = 0;
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it has what the order needs.
        isDone = restoreOrder(parent as unknown as Element, inOrder, maxMoves, () => {
          moves += 1;
        });
        expect(moves).toBeLessThanOrEqual(maxMoves);
      }
      expect(isDone).toBe(true);
      expect(parent.names).toEqual(ROWS);
    }),
  );
});

it('rows that move faster than they can be put in order are left until they rest', () => {
  const isResting = createRestWatch();
  const rows = ROWS.map((id) => ({ id }));
  expect(isResting(rows)).toBe(false);
  expect(isResting(rows)).toBe(true);
  expect(isResting(rows.toReversed())).toBe(false);
  expect(isResting(rows.toReversed())).toBe(true);
});

it('as many rows may move as one step puts in order', () => {
  const isResting = createRestWatch();
  const rows = ROWS.map((id) => ({ id }));
  isResting(rows);
  expect(isResting([...rows.slice(MAX_MOVES), ...rows.slice(0, MAX_MOVES)])).toBe(true);
});
