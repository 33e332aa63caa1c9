import type { KillReport } from '@meridian/protocol/live/kill-report';

/** Global auto-trading as the status topic tells it; whoever is null is not known. */
export type AutoTradingFact = {
  readonly status: 'on' | 'off' | 'unknown';
  readonly sinceMs: number | null;
  readonly by: string | null;
  readonly reason: string | null;
  /** Of the last time that it was switched off. */
  readonly killReport: KillReport | null;
};
