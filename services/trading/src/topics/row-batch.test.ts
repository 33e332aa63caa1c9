import { describe, expect, it } from 'vitest';
import { TABLE_FIELDS, TABLE_NAMES, TABLE_NATURES } from './row-batch.ts';

describe('row layouts', () => {
  it.each(TABLE_NAMES)('%s has its key first and only there', (name) => {
    const natures = Object.values(TABLE_NATURES[name]);
    expect(natures.indexOf('key')).toBe(0);
    expect(natures.lastIndexOf('key')).toBe(0);
    expect(Object.keys(TABLE_NATURES[name])).toEqual(TABLE_FIELDS[name]);
  });

  it.each(['child_orders', 'executions', 'legs', 'audit'] as const)('%s says whose rows they are', (name) => {
    for (const field of ['parent_order_numeric_id', 'account', 'alloc_account']) {
      expect(TABLE_FIELDS[name]).toContain(field);
    }
  });

  it('every quote of an order, now or when it was sent, needs the permit', () => {
    for (const name of ['parent_orders', 'child_orders', 'executions', 'audit'] as const) {
      const quotes = Object.entries(TABLE_NATURES[name]).filter(([field]) => /^(current|snap)_/.test(field));
      expect(quotes.every(([, nature]) => nature === 'market')).toBe(true);
      expect(quotes.length).toBeGreaterThan(0);
    }
  });
});
