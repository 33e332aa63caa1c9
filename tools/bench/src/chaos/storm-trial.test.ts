import { expect, it } from 'vitest';
import { findingOf } from './storm-trial.ts';
import { ALL_STORMS } from './storms/all.ts';
import { Tally } from './storms/storm.ts';

const pace = (orderMs: number, signInMs: number, refusedOrders = 0) => ({
  ordersMs: Array.from({ length: 200 }, () => orderMs),
  signInsMs: Array.from({ length: 100 }, () => signInMs),
  refusedOrders,
  refusedSignIns: 0,
  refusal: refusedOrders > 0 ? 'Too fast.' : null,
});
const SEARCHES = { what: 'searches' };
const REPORT = { sent: 4_725, served: 1_000, refused: { busy: 3_725 }, cores: 0.42 };

it('holds a storm against the quiet of the same run, and says what was refused', () => {
  expect(findingOf(SEARCHES, REPORT, pace(40, 70), pace(60, 105))).toEqual({
    seen:
      '4,725 searches (1,000 served, 3,725 busy) by clients on 0.4 cores: order p99 40 → 60 ms (1.5×), ' +
      'sign-in p99 70 → 105 ms (1.5×), p95 70 → 105 ms (1.5×)',
    lost: null,
  });
});

it('names what is more than twice as slow, what was refused to others, and a storm that never came', () => {
  expect(findingOf(SEARCHES, REPORT, pace(40, 70), pace(81, 90)).lost).toBe('more than twice the quiet values');
  expect(findingOf(SEARCHES, REPORT, pace(40, 70), pace(40, 141, 3)).lost).toBe(
    '3 orders and 0 sign-ins refused (Too fast.), more than twice the quiet values',
  );
  const nothing = { ...new Tally().counts(), cores: 0 };
  expect(findingOf(SEARCHES, nothing, pace(40, 70), pace(40, 70)).lost).toBe(
    'nothing was sent, so nothing was measured',
  );
});

it('does not count milliseconds that nobody notices', () => {
  expect(findingOf(SEARCHES, REPORT, pace(15, 70), pace(49, 70)).lost).toBeNull();
});

it('finds each storm by a name of its own', () => {
  expect(new Set(ALL_STORMS.map(({ name }) => name)).size).toBe(ALL_STORMS.length);
});
