import { describe, expect, it } from 'vitest';
import { choicesIn } from './pre-trade-choices.ts';

const fields = ['parent_order_numeric_id', 'list_name', 'strat', 'status', 'target_usd'];

describe('what pre-trade offers to look at', () => {
  it('is each list with its open orders, the largest first, and the staged orders', () => {
    const rows = [
      [1, 'US_REBAL_01', 'vwap', 'WORKING', 100],
      [2, 'US_REBAL_01', 'twap', 'WORKING', 200],
      [3, 'JP_INDEX_02', 'vwap', 'PENDING', 900],
      [4, null, 'Staging', 'NEW', 50],
      [5, '', 'vwap', 'WORKING', 50],
    ];
    expect(choicesIn({ fields, rows })).toEqual({
      lists: [
        { name: 'JP_INDEX_02', orders: 1, usd: 900 },
        { name: 'US_REBAL_01', orders: 2, usd: 300 },
      ],
      staged: [4],
    });
  });

  it('has no amount for somebody without market data', () => {
    const rows = [
      [1, 'A', 'vwap', 'WORKING', null],
      [2, 'B', 'vwap', 'WORKING', null],
      [3, 'B', 'vwap', 'WORKING', null],
    ];
    expect(choicesIn({ fields, rows })?.lists).toEqual([
      { name: 'B', orders: 2, usd: null },
      { name: 'A', orders: 1, usd: null },
    ]);
    expect(choicesIn({ fields: ['status'], rows: [] })).toBeNull();
  });
});
