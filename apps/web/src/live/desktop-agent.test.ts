import { describe, expect, it } from 'vitest';
import { instrumentContext, orderContext, tickerOf } from './desktop-agent.ts';

describe('what is said to a desktop agent', () => {
  it('names the instrument by its ticker, and the order by our own id', () => {
    expect(instrumentContext('VOD', 'Vodafone')).toEqual({
      type: 'fdc3.instrument',
      id: { ticker: 'VOD' },
      name: 'Vodafone',
    });
    expect(orderContext(7, 'VOD')).toMatchObject({ type: 'fdc3.order', id: { meridian: '7' } });
  });

  it('is heard only where a ticker is named', () => {
    expect(tickerOf(instrumentContext(' VOD ', null))).toBe('VOD');
    expect(tickerOf({ type: 'fdc3.instrument', id: { ISIN: 'GB00BH4HKS39' } })).toBeNull();
    expect(tickerOf({ type: 'fdc3.contact', id: { ticker: 'VOD' } })).toBeNull();
  });
});
