import { describe, expect, it } from 'vitest';
import { type PreTradeSubject, preTradeSubject, preTradeUnit, withSubject } from './pre-trade-address.ts';

const subjects: readonly PreTradeSubject[] = [
  { kind: 'list', name: 'US REBAL & 2' },
  { kind: 'orders', ids: [3, 5] },
  {
    kind: 'drafts',
    drafts: [
      { symbol: 'AAPL', side: 'BUY', quantity: 1_000 },
      { symbol: 'ESZ6-ESH7', side: 'SELL SHORT', quantity: 20 },
    ],
  },
];

describe('the address of pre-trade analytics', () => {
  it('gives back what it was made of, and keeps the rest of the address', () => {
    for (const subject of subjects) {
      const search = withSubject(new URLSearchParams('asset=EQUITY&list=OLD&draft=X~BUY~1'), subject);
      expect(preTradeSubject(new URLSearchParams(search.toString()))).toEqual(subject);
      expect(search.get('asset')).toBe('EQUITY');
    }
  });

  it('drops what cannot be read', () => {
    expect(preTradeSubject(new URLSearchParams('draft=AAPL~HOLD~5&orders=x,-1&unit=eur'))).toBeNull();
    expect(preTradeUnit(new URLSearchParams('unit=eur'))).toBe('bps');
  });
});
