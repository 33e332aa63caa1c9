import type { InstrumentFacts } from '@meridian/domain/entities/instrument-facts';
import { anActionOrder } from '@meridian/domain/order-actions/action-order.fixture';
import { A_SHARE } from '@meridian/domain/order-ticket/instrument-facts.fixture';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { EstimateChange } from './estimate-change.tsx';

const facts: InstrumentFacts = {
  ...A_SHARE,
  impact: {
    daily_move: 2.8,
    avg_spread: 0.02,
    volume_shares: Array.from({ length: 78 }, () => 0.88 / 78),
    opening_auction_share: 0.03,
    closing_auction_share: 0.09,
  },
};

function textOf(quantity: number, becomes: number): string {
  const order = { start_time: '-1', limit_price: null, order_receive_time_since_epoch_milliseconds: 7_100_000 };
  const before = anActionOrder({ ...order, order_qty: quantity, filled_qty: 0, remaining_qty: quantity });
  const after = { ...before, order_qty: becomes, remaining_qty: becomes };
  const markup = renderToStaticMarkup(<EstimateChange facts={facts} before={before} after={after} />);
  return markup.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
}

describe('the estimate in the modify dialog', () => {
  it('says what 50,000,000 shares cost instead of 115,000, and not that nothing changes', () => {
    const text = textOf(115_000, 50_000_000);
    expect(text).toMatch(/Expected cost [\d.]+ → [\d.]+ bps \+[\d.]+ /);
    expect(text).not.toContain('Expected cost unchanged');
  });

  it('says unchanged where nothing changes', () => {
    expect(textOf(115_000, 115_000)).toMatch(/Expected cost [\d.]+ bps unchanged/);
  });
});
