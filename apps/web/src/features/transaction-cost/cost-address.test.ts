import { describe, expect, it } from 'vitest';
import { readCostAddress, withCostChange } from './cost-address.ts';

describe('the address of the transaction cost screen', () => {
  it('begins with the defaults of the desk', () => {
    expect(readCostAddress(new URLSearchParams())).toMatchObject({
      strategy: '2',
      rate: 5,
      size: 1000,
      curves: 'spread',
      tab: '1',
      range: '60d',
      side: 'BUY',
      symbol: null,
      limit: null,
    });
  });

  it('keeps what was chosen, and nothing that the screen does not know', () => {
    const search = withCostChange(new URLSearchParams('asset=FUTURE'), { symbol: 'ESZ26', size: 250, strategy: '1' });
    expect(search.toString()).toBe('asset=FUTURE&symbol=ESZ26&size=250&strategy=1');
    expect(readCostAddress(search)).toMatchObject({ symbol: 'ESZ26', size: 250, strategy: '1' });
    expect(readCostAddress(new URLSearchParams('size=7&rate=x&tab=9&limit=abc'))).toMatchObject({
      size: 1000,
      rate: 5,
      tab: '1',
      limit: null,
    });
    expect(withCostChange(search, { symbol: null }).has('symbol')).toBe(false);
  });
});
