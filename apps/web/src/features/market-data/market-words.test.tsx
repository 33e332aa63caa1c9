import { describe, expect, it } from 'vitest';
import { textOf } from '../../lib/markup.fixture.ts';
import { dayChange, type MarketRecord, priceTerms } from './market-data-record.ts';
import { changeText, imbalanceText, spreadText } from './market-words.ts';
import { miniOrder } from './mini/mini-order.ts';
import { PriceLine } from './price-line.tsx';

const SHARE: MarketRecord = {
  asset_class: 'EQUITY',
  tick_size: 0.01,
  quote_convention: 'decimal',
  current_bid: 99.99,
  current_ask: 100.01,
  current_last: 101,
  previous_close: 100,
};
const FUTURE: MarketRecord = {
  ...SHARE,
  asset_class: 'FUTURE',
  tick_size: 0.25,
  current_bid: 100,
  current_ask: 100.25,
};

function changed(record: MarketRecord): string | null {
  const change = dayChange(record);
  return change === null ? null : changeText(change, priceTerms(record));
}

describe('the market in words', () => {
  it('gives the spread of a share in basis points and of a future in ticks', () => {
    expect(spreadText(SHARE)).toBe('2.0 bps');
    expect(spreadText(FUTURE)).toBe('1 tick');
    expect(spreadText({ ...FUTURE, current_ask: 100.5 })).toBe('2 ticks');
    expect(spreadText({ ...SHARE, current_bid: null })).toBe('');
  });

  it('gives the change of the day in percent for a share and in ticks for a future', () => {
    expect(changed(SHARE)).toBe('+1.00 (+1.00%)');
    expect(changed({ ...FUTURE, current_last: 100.5 })).toBe('+0.50 (+2 ticks)');
    expect(changed({ ...SHARE, previous_close: null })).toBeNull();
  });

  it('says “tick” of a future that moved by one, up or down', () => {
    expect(changed({ ...FUTURE, current_last: 100.25 })).toBe('+0.25 (+1 tick)');
    expect(changed({ ...FUTURE, current_last: 99.75 })).toMatch(/\([−-]1 tick\)$/);
  });

  it('says which side an auction lacks', () => {
    expect(imbalanceText({ auction_imbalance: 12_000 })).toBe('12,000 more to buy');
    expect(imbalanceText({ auction_imbalance: -500 })).toBe('500 more to sell');
    expect(imbalanceText({ auction_imbalance: 0 })).toBe('balanced');
    expect(imbalanceText({ auction_imbalance: null })).toBe('');
  });
});

describe('the line of the last prices', () => {
  const terms = priceTerms(SHARE);
  const line = (prices: readonly number[]) =>
    textOf(
      <PriceLine trail={prices.map((price, nth) => ({ atMs: 1_000 * nth, price }))} nowMs={240_000} terms={terms} />,
    );

  it('names the range and how long it took', () => {
    expect(line([100, 102.5, 101])).toMatch(/100\.00 to 102\.50 last 4 min$/);
  });

  it('says that the price did not move', () => {
    expect(line([100, 100])).toContain('100.00, no change');
  });

  it('is not drawn before the first price', () => {
    expect(line([])).toBe('');
  });
});

describe('the order beside the market', () => {
  const record = { parent_order_numeric_id: 904, exchange_symbol: 'NVDA', order_side: 'SELL SHORT', tick_size: 0.01 };

  it('is a sale for every side that is not a purchase', () => {
    expect(miniOrder(record)?.side).toBe('sell');
    expect(miniOrder({ ...record, order_side: 'BUY COVER' })?.side).toBe('buy');
  });

  it('has no benchmark that the row lacks', () => {
    expect(miniOrder({ ...record, ivwap: 138.2 })).toMatchObject({ arrival: null, ivwap: 138.2, average: null });
  });

  it('is none without a row, an id or a symbol', () => {
    expect(miniOrder(null)).toBeNull();
    expect(miniOrder({ ...record, parent_order_numeric_id: null })).toBeNull();
    expect(miniOrder({ ...record, exchange_symbol: null })).toBeNull();
  });
});
