import { BudgetsByOwner } from '@meridian/service-kit/budgets-by-owner';
import type { LiveLimits } from './live-limits.ts';
import type { SendingShare } from './subscriber.ts';

/** What each user may be sent in rows, as the hub asks for it. */
export function sendingShare(sending: BudgetsByOwner): SendingShare {
  return {
    isSpent: (userId) => sending.look(userId, 1).kind === 'busy',
    count: (userId, bytes) => sending.spend(userId, bytes),
  };
}

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
    sending: new BudgetsByOwner({
      burst: limits.sendBurst,
      perSecond: limits.sendPerSecond,
      maxDebt: limits.sendBurst,
      nowMs,
    }),
    badAddresses: new BudgetsByOwner<string>(bad),
    badUsers: new BudgetsByOwner(bad),
  };
}
