import { describe, expect, it } from 'vitest';
import { TABLE_FIELDS, TABLE_NAMES, type TableName } from './row-batch.ts';

const KEYS: Readonly<Record<TableName, string>> = {
  parent_orders: 'parent_order_numeric_id',
  child_orders: 'child_order_numeric_id',
  executions: 'id',
  legs: 'id',
  audit: 'id',
  market_data: 'exchange_symbol',
  market_depth: 'exchange_symbol',
  order_signals: 'parent_order_numeric_id',
};

describe('row layouts', () => {
  it.each(TABLE_NAMES)('%s has its key first, and every field once', (name) => {
    const fields: readonly string[] = TABLE_FIELDS[name];
    expect(fields[0]).toBe(KEYS[name]);
    expect(new Set(fields).size).toBe(fields.length);
  });

  it.each(['child_orders', 'executions', 'legs', 'audit'] as const)('%s says whose rows they are', (name) => {
    for (const field of ['parent_order_numeric_id', 'account', 'alloc_account']) {
      expect(TABLE_FIELDS[name]).toContain(field);
    }
  });
});
