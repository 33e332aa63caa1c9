import { expect, it } from 'vitest';
import { anActionOrder } from './action-order.fixture.ts';
import { startTotals } from './start-totals.ts';

it('says how many orders start, on which sides, and for how much', () => {
  const buy = anActionOrder({ target_usd: 1_500_000 });
  const cover = anActionOrder({ order_side: 'BUY COVER', target_usd: 600_000 });
  const short = anActionOrder({ order_side: 'SELL SHORT', target_usd: null });
  expect(startTotals([buy])).toBe('1 order · 1 buy $1.5M');
  expect(startTotals([buy, cover, short])).toBe('3 orders · 2 buy $2.1M, 1 sell');
  expect(startTotals([buy, anActionOrder({ target_usd: null })])).toBe(
    '2 orders · 2 buy $1.5M (1 without a USD value)',
  );
});
