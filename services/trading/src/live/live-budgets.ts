import { BudgetsByOwner } from '@meridian/service-kit/budgets-by-owner';
import type { LiveLimits } from './live-limits.ts';

/** What one user, or one address without a sign-in, may ask of the socket over all connections. */
export function budgetsOf(limits: LiveLimits, nowMs: () => number) {
  const bad = { burst: limits.badConnectionBurst, perSecond: limits.badConnectionsPerSecond, nowMs };
  return {
    subscriptions: new BudgetsByOwner({
      burst: limits.subscriptionBurst,
      perSecond: limits.subscriptionsPerSecond,
      nowMs,
    }),
    work: new BudgetsByOwner({
      burst: limits.workBurst,
      perSecond: limits.workPerSecond,
      maxDebt: limits.maxWorkDebt,
      nowMs,
    }),
    reading: new BudgetsByOwner({
      burst: limits.readBurst,
      perSecond: limits.readPerSecond,
      maxDebt: limits.maxFrameBytes,
      nowMs,
    }),
    badAddresses: new BudgetsByOwner<string>(bad),
    badUsers: new BudgetsByOwner(bad),
  };
}
