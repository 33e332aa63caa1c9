import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderOf, withOrder, withoutOrder } from './order-address.ts';

describe('the order in an address', () => {
  it('is the one that was opened, for any order and whatever else the address says', () => {
    const others = fc.dictionary(fc.string({ minLength: 1 }), fc.string());
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999_999_999 }), others, (order, other) => {
        const search = new URLSearchParams(other);
        expect(orderOf(withOrder(search, order))).toBe(order);
        expect(orderOf(withoutOrder(withOrder(search, order)))).toBeNull();
      }),
    );
  });

  it('replaces the order that was open and keeps the other words', () => {
    const search = withOrder(withOrder(new URLSearchParams('tab=tca'), 1), 2);
    expect(search.get('tab')).toBe('tca');
    expect([...search.values()]).toHaveLength(2);
  });

  it.each(['', '0', '-1', '1.5', '12a', '1e3', '01', '9999999999999999'])('is none for “%s”', (text) => {
    const [name = ''] = withOrder(new URLSearchParams(), 1).keys();
    expect(orderOf(new URLSearchParams({ [name]: text }))).toBeNull();
  });
});
