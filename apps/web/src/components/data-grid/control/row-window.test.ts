import { assert, boolean, nat, property, record } from 'fast-check';
import { expect, it } from 'vitest';
import { pageRows, rowWindow, scrollTopFor } from './row-window.ts';

it('asks for the rows in view and some around them while they are scrolled', () => {
  const { first, count } = rowWindow(26 * 1000, 26 * 20, 26, true);
  expect(first).toBeLessThanOrEqual(992);
  expect(first + count).toBeGreaterThanOrEqual(1000 + 20 + 8);
});

it('asks for hardly more than the rows in view at rest', () => {
  expect(rowWindow(26 * 1000, 26 * 20, 26, false)).toEqual({ first: 998, count: 25 });
  expect(rowWindow(0, 26 * 20, 26, false)).toEqual({ first: 0, count: 23 });
});

it('leaves no row in view unasked, wherever it is scrolled to', () => {
  const scrolls = record({ scrollTop: nat(26 * 100_000), viewHeight: nat(2_000), isScrolling: boolean() });
  assert(
    property(scrolls, ({ scrollTop, viewHeight, isScrolling }) => {
      const { first, count } = rowWindow(scrollTop, viewHeight, 26, isScrolling);
      expect(first * 26).toBeLessThanOrEqual(scrollTop);
      expect((first + count) * 26).toBeGreaterThanOrEqual(scrollTop + viewHeight);
    }),
  );
});

it('asks for the same window until some rows are scrolled', () => {
  expect(rowWindow(26 * 1000, 520, 26, true)).toEqual(rowWindow(26 * 1000 + 25, 520, 26, true));
});

it('starts at the first row', () => {
  const { first, count } = rowWindow(0, 520, 26, true);
  expect(first).toBe(0);
  expect(count).toBeLessThan(20 + 16);
});

it('scrolls no further than a row needs', () => {
  expect(scrollTopFor(10, 0, 520, 26)).toBe(0);
  expect(scrollTopFor(20, 0, 520, 26)).toBe(26);
  expect(scrollTopFor(3, 260, 520, 26)).toBe(78);
});

it('pages by at least one row', () => {
  expect(pageRows(10, 26)).toBe(1);
  expect(pageRows(520, 26)).toBe(20);
});
