import { expect, it } from 'vitest';
import { textOf } from '../../lib/markup.fixture.ts';
import { DeskLines } from './desk-lines.tsx';

const NONE = { orders: 0, left: 0, pending: 0 };
const DESK = {
  buy: { orders: 2, left: 7_000, pending: 1 },
  sell: NONE,
  positions: [{ account: 'ALDGATE', alloc_account: 'CORE', bought: 20_000, sold: 7_600 }],
};

it('says on the ticket what the desk has in the name', () => {
  const text = textOf(<DeskLines desk={DESK} symbol="MSFT" />);
  expect(text).toContain('Own BUY 2 orders, 7,000 left (1 pending)');
  expect(text).toContain('Today ALDGATE / CORE +12,400 net, 20,000 bought, 7,600 sold');
});

it('says so where the desk has nothing, and nothing while it is not known', () => {
  const nothing = { buy: NONE, sell: NONE, positions: [] };
  expect(textOf(<DeskLines desk={nothing} symbol="MSFT" />)).toBe('No own open order and no fill today in MSFT');
  expect(textOf(<DeskLines desk={null} symbol="MSFT" />)).toBe('');
});
