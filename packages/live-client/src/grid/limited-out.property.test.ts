import { isLimitedOut, type QuickFields } from '@meridian/domain/quick-filter';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { LimitedOut } from './limited-out.ts';
import { createRowCursor } from './row-cursor.ts';
import { RowStore } from './row-store.ts';

const FIELDS = ['id', 'status', 'order_type', 'order_side', 'limit_price', 'current_bid', 'current_ask'];
const price = fc.constantFrom(null, 9.99, 10, 10.01, 0, -1, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY);
const row = fc.record({
  id: fc.integer({ min: 1, max: 6 }),
  status: fc.constantFrom<QuickFields['status']>(null, '', 'NEW', 'WORKING', 'FILLED', 'OUT'),
  order_type: fc.constantFrom(null, 'LIMIT', 'MARKET', 'PEG'),
  order_side: fc.constantFrom<QuickFields['order_side']>(null, 'BUY', 'SELL', 'SELL SHORT', 'BUY COVER'),
  limit_price: price,
  current_bid: price,
  current_ask: price,
});

test('as many rows are limited out as the rule says, whatever came before', () => {
  fc.assert(
    fc.property(fc.array(row, { maxLength: 30 }), fc.subarray(FIELDS.slice(1)), (rows, missing) => {
      const fields = FIELDS.filter((field) => !missing.includes(field));
      const store = new RowStore(fields, { value: 0 });
      const limitedOut = new LimitedOut(store, createRowCursor(store));
      const isOut = new Map<number, boolean>();
      for (const next of rows) {
        const known = new Map<string, string | number | null | undefined>(Object.entries(next));
        store.put(fields.map((field) => known.get(field) ?? null));
        isOut.set(next.id, isLimitedOut({ ...next, ...Object.fromEntries(missing.map((field) => [field, null])) }));
        expect(limitedOut.has(store.slotOf(next.id) ?? -1)).toBe(isOut.get(next.id));
        expect(limitedOut.count(store.aliveSlots())).toBe([...isOut.values()].filter(Boolean).length);
      }
    }),
  );
});
