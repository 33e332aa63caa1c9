import { describe, expect, it } from 'vitest';
import { dollars, isOfFilter, readingText } from './dry-run-text.ts';

const way = (name: string) => ({ label: name, name, orders: 1 });
const flow = (today: number, drafted: number, reading: 'cheaper' | 'too-few') => ({
  today,
  drafted,
  orders: 1,
  is_changed: today !== drafted,
  cost: {
    orders: 1,
    usd: 1,
    effective: 40,
    now_bps: 2,
    expected_bps: 1,
    change_bps: -1,
    low_bps: -2,
    high_bps: -0.5,
    reading,
  },
});
const none = { low_bps: null, high_bps: null, now_bps: null, expected_bps: null, change_bps: null };
const all = { orders: 0, usd: 0, effective: 0, reading: 'too-few' as const, ...none };
const result = {
  from: '2026-10-17',
  until: '2026-11-15',
  trading_days: 20,
  orders: 3,
  changed: 2,
  excluded: { rejected: 0, unsent: 0, without_adv: 0 },
  today: [way('Desk default'), way('VWAP list')],
  drafted: [way('POV 10%'), way('Close seekers')],
  flows: [flow(0, 0, 'cheaper'), flow(1, 0, 'too-few'), flow(0, 1, 'cheaper')],
  all_changed: all,
  all: { now_bps: null, expected_bps: null, usd: 0 },
  largest: [],
  took_ms: 1,
};

describe('the texts of a dry run', () => {
  it('name the conclusive and the inconclusive changes of route', () => {
    expect(readingText(result)).toBe(
      'Cheaper: Desk default → Close seekers. Too few orders to tell: VWAP list → POV 10%.',
    );
    expect(readingText({ ...result, flows: [] })).toBe('No order changes route.');
  });

  it('give a change of cost in dollars, and no sign for zero', () => {
    expect(dollars(-1.1, 741_000_000)).toBe('−$82K');
    expect(dollars(0, 741_000_000)).toBe('$0K');
    expect(dollars(null, 1)).toBe('–');
  });

  it('filter orders by flow, by new route, or not at all', () => {
    const order = { today: 1, drafted: 0 };
    expect(['1-0', 'to-0', null].map((filter) => isOfFilter(order, filter))).toEqual([true, true, true]);
    expect(['0-0', 'to-1'].map((filter) => isOfFilter(order, filter))).toEqual([false, false]);
  });
});
