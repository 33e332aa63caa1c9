import type { KillReport } from '@meridian/protocol/live/kill-report';

/** Global auto-trading from the status topic. A null user is unknown. */
export type AutoTradingFact = {
  readonly status: 'on' | 'off' | 'unknown';
  readonly sinceMs: number | null;
  readonly by: string | null;
  readonly reason: string | null;
  /** The report of the last switch-off. */
  readonly killReport: KillReport | null;
};
