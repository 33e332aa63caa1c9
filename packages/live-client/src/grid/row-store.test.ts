import { describe, expect, it } from 'vitest';
import type { RowStore } from './row-store.ts';
import { testChange, testRow, testStore } from './testing.ts';

function valueOf(store: RowStore, key: number, field: string): unknown {
  const slot = store.slotOf(key);
  return slot === undefined ? undefined : store.column(field)?.get(slot);
}

describe('row store', () => {
  it('[LS33] merges a change into the row of its key and adds one that is not there', () => {
    const store = testStore([testRow(1, { order_qty: 100, country: 'US' })]);
    store.change(testChange(1, { order_qty: 50 }));
    store.change(testChange(2, { country: 'GB' }));
    expect([valueOf(store, 1, 'order_qty'), valueOf(store, 1, 'country')]).toEqual([50, 'US']);
    expect([valueOf(store, 2, 'order_qty'), valueOf(store, 2, 'country')]).toEqual([null, 'GB']);
  });

  it('[LS33] passes over the removal of a key that it does not know', () => {
    const store = testStore([testRow(1)]);
    store.remove(7);
    expect(store.size).toBe(1);
  });

  it('keeps a field of numbers that turns out to hold words', () => {
    const store = testStore([testRow(1, { order_qty: 100 }), testRow(2), testRow(3, { order_qty: 'many' })]);
    expect([1, 2, 3].map((key) => valueOf(store, key, 'order_qty'))).toEqual([100, null, 'many']);
    store.change(testChange(2, { order_qty: 0 }));
    expect(valueOf(store, 2, 'order_qty')).toBe(0);
  });

  it('keeps the values of a removed row until nothing shows it any more, and then uses its place', () => {
    const store = testStore([testRow(1, { order_qty: 100 }), testRow(2)]);
    const slot = store.slotOf(1) ?? -1;
    store.remove(1);
    expect([store.slotOf(1), store.isAlive(slot), store.column('order_qty')?.get(slot)]).toEqual([
      undefined,
      false,
      100,
    ]);
    store.releaseDead();
    store.change(testChange(3, { country: 'US' }));
    expect([store.slotOf(3), valueOf(store, 3, 'order_qty')]).toEqual([slot, null]);
  });

  it('gives one place to a row that goes and comes again more than once', () => {
    const store = testStore([testRow(1, { order_qty: 100 })]);
    store.remove(1);
    store.change(testChange(1, { order_qty: 5 }));
    store.remove(1);
    store.releaseDead();
    store.put(testRow(2));
    store.put(testRow(3));
    expect(store.slotOf(2)).not.toBe(store.slotOf(3));
  });

  it('tells each changed row once, and not one that was told the same again', () => {
    const store = testStore([testRow(1, { order_qty: 100 }), testRow(2)]);
    store.takeDirty();
    store.change(testChange(1, { order_qty: 100 }));
    store.change(testChange(2, { order_qty: 1 }));
    store.change(testChange(2, { order_qty: 2 }));
    expect(store.takeDirty()).toEqual([store.slotOf(2)]);
    expect(store.hasDirty()).toBe(false);
  });

  it('lets the oldest go first', () => {
    const store = testStore([testRow(1), testRow(2), testRow(3)]);
    store.change(testChange(1, { country: 'US' }));
    store.removeOldest(2);
    expect([store.slotOf(1), store.size]).toEqual([undefined, 2]);
  });

  it('grows with its rows', () => {
    const store = testStore(
      Array.from({ length: 5_000 }, (_, index) => testRow(index, { order_qty: index, country: `C${index}` })),
    );
    expect([valueOf(store, 4_999, 'order_qty'), valueOf(store, 17, 'country'), store.size]).toEqual([
      4_999,
      'C17',
      5_000,
    ]);
  });

  it('cannot be told that a key is another', () => {
    const store = testStore([testRow(1)]);
    store.change([1, 0, 2, 4, 5]);
    expect([valueOf(store, 1, 'parent_order_numeric_id'), valueOf(store, 1, 'order_qty'), store.size]).toEqual([
      1, 5, 1,
    ]);
  });
});
