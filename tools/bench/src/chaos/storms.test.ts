import { expect, it } from 'vitest';
import { findingOf } from './storms.ts';

const pace = (orderMs: number, signInMs: number, refusedOrders = 0) => ({
  ordersMs: Array.from({ length: 200 }, () => orderMs),
  signInsMs: Array.from({ length: 100 }, () => signInMs),
  refusedOrders,
  refusedSignIns: 0,
});
const REPORT = { count: 4_725, cores: 0.42 };

it('holds a storm against the quiet of the same run', () => {
  expect(findingOf('searches', REPORT, pace(16, 70), pace(30, 90))).toEqual({
    seen: '4,725 searches by clients on 0.4 cores: order p99 16 → 30 ms, sign-in p95 70 → 90 ms',
    lost: null,
  });
});

it('names what is more than twice as slow, and what was refused', () => {
  expect(findingOf('searches', REPORT, pace(16, 70), pace(33, 90)).lost).toBe('more than twice the quiet values');
  expect(findingOf('searches', REPORT, pace(16, 70), pace(16, 141, 3)).lost).toBe(
    '3 orders and 0 sign-ins refused, more than twice the quiet values',
  );
});

it('does not count milliseconds that nobody notices', () => {
  expect(findingOf('searches', REPORT, pace(3, 70), pace(9, 70)).lost).toBeNull();
});
