import { expect } from 'vitest';
import type { Alert } from './alert.ts';
import type { WatchedFill, WatchedOrder } from './watched.ts';

export const T = 1_000_000;

export function fill(values: Partial<WatchedFill> = {}): WatchedFill {
  return {
    child_order_numeric_id: 1,
    parent_order_numeric_id: 10,
    account: 'OWNER',
    alloc_account: 'OWNER-A',
    exchange_symbol: 'AAA',
    order_side: 'BUY',
    price: 100,
    quantity: 100,
    atMs: T,
    isAggressive: true,
    contraOwner: null,
    contraAccount: null,
    tickSize: 0.01,
    ...values,
  };
}

export function order(values: Partial<WatchedOrder> = {}): WatchedOrder {
  return {
    child_order_numeric_id: 2,
    parent_order_numeric_id: 20,
    account: 'OWNER',
    alloc_account: 'OWNER-A',
    exchange_symbol: 'AAA',
    order_side: 'BUY',
    price: 99.99,
    quantity: 80,
    filled: 0,
    placedMs: T - 2_000,
    endedMs: T + 300,
    isCancelled: true,
    visible: 100,
    ...values,
  };
}

export const rulesOf = (alerts: readonly (Alert | null)[]) =>
  alerts.flatMap((alert) => (alert === null ? [] : [alert.rule]));

export function expectExplained(alerts: readonly (Alert | null)[]): void {
  for (const alert of alerts) {
    if (alert === null) continue;
    expect(alert.checks.reduce((total, { points }) => total + points, 0)).toBe(alert.score);
    expect(alert.score).toBeGreaterThan(0);
    expect(alert.score).toBeLessThanOrEqual(100);
    expect(alert.sentence).toMatch(/\.$/);
  }
}
