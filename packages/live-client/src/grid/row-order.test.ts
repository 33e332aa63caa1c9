import { expect, it } from 'vitest';
import { numberKey, textKey } from './order-key.ts';
import { RowOrder } from './row-order.ts';
import { RowStore } from './row-store.ts';

const ROWS = 12_000;
const WORDS = ['b', '', 'A', 'c', 'Z'];
const EVERY_ROW = { passes: () => true, among: () => () => true };

it.each(['ascending', 'descending'] as const)('orders many rows at once as it would one by one, %s', (direction) => {
  const store = new RowStore(['id'], { value: 0 });
  for (let id = 0; id < ROWS; id += 1) store.put([id]);
  const keys = () => [
    textKey((slot) => WORDS[(slot * 7) % WORDS.length] ?? '', direction),
    numberKey((slot) => (slot % 11 === 0 ? Number.NaN : ((slot * 31) % 101) - 50), direction),
    numberKey((slot) => slot, 'ascending'),
  ];
  const atOnce = new RowOrder(store, keys(), EVERY_ROW);
  atOnce.rebuild();
  const oneByOne = new RowOrder(store, keys(), EVERY_ROW);
  oneByOne.update(Array.from({ length: ROWS }, (_, slot) => slot));
  expect([...atOnce.slots]).toEqual([...oneByOne.slots]);
});
