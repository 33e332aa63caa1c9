import { expect, it } from 'vitest';
import { grownWidths, NeededWidths } from './needed-widths.ts';

it('keeps the widest that a column asked for, and gives it away once', () => {
  const needed = new NeededWidths();
  expect(needed.take()).toBeNull();
  needed.note('order_qty', 90.2);
  needed.note('order_qty', 84);
  needed.note('current_last', 70);
  expect(needed.take()).toEqual(
    new Map([
      ['order_qty', 91],
      ['current_last', 70],
    ]),
  );
  expect(needed.take()).toBeNull();
});

it('only grows, and is the same while nothing does', () => {
  const before = new Map([['order_qty', 91]]);
  expect(grownWidths(before, new Map([['order_qty', 90]]))).toBe(before);
  expect(grownWidths(before, new Map([['order_qty', Number.POSITIVE_INFINITY]]))).toBe(before);
  expect(grownWidths(before, new Map([['order_qty', 95]])).get('order_qty')).toBe(95);
});
