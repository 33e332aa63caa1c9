import { expect, it } from 'vitest';
import { nextItem } from './next-item.ts';

const ITEMS = [
  { label: 'Pause', isDisabled: true },
  { label: 'Copy cell', isDisabled: false },
  { label: 'Copy row', isDisabled: false },
  { label: 'Hide column', isDisabled: false },
];

it('goes round and passes over what cannot be used', () => {
  expect(nextItem(ITEMS, -1, 'ArrowDown')).toBe(1);
  expect(nextItem(ITEMS, 3, 'ArrowDown')).toBe(1);
  expect(nextItem(ITEMS, 1, 'ArrowUp')).toBe(3);
  expect(nextItem(ITEMS, 2, 'Home')).toBe(1);
  expect(nextItem(ITEMS, 2, 'End')).toBe(3);
});

it('finds by letter, one after another', () => {
  expect(nextItem(ITEMS, 1, 'c')).toBe(2);
  expect(nextItem(ITEMS, 2, 'C')).toBe(1);
  expect(nextItem(ITEMS, 1, 'x')).toBeNull();
});

it('has nowhere to go among disabled items', () => {
  expect(nextItem([{ label: 'Pause', isDisabled: true }], -1, 'ArrowDown')).toBeNull();
});
