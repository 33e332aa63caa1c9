import { MAX_ALERTS } from '@meridian/domain/constants';

export type AlertTone = 'good' | 'critical' | 'off';

export type AlertEntry = {
  readonly id: string;
  readonly timeMs: number;
  readonly tone: AlertTone;
  /** The topic: Destination, Market data, Live data … */
  readonly subject: string;
  readonly message: string;
};

export type AlertLog = {
  /** Newest first, at most MAX_ALERTS. */
  readonly entries: readonly AlertEntry[];
  /** Unread since the panel was last open. May exceed the entries, because old ones are dropped unread. */
  readonly unread: number;
};

export const NO_ALERTS: AlertLog = { entries: [], unread: 0 };

export function withAlert(log: AlertLog, entry: AlertEntry): AlertLog {
  // The server repeats alerts to a page that reconnects.
  if (log.entries.some(({ id }) => id === entry.id)) return log;
  return { entries: [entry, ...log.entries].slice(0, MAX_ALERTS), unread: log.unread + 1 };
}

export function withAllRead(log: AlertLog): AlertLog {
  return log.unread === 0 ? log : { ...log, unread: 0 };
}

/** The number of unread alerts that were dropped. */
export function missedAlerts(log: AlertLog, unreadAtOpen: number): number {
  return Math.max(0, unreadAtOpen - log.entries.length);
}

/** The number on the bell. */
export function unreadBadge(unread: number): string {
  return unread > 99 ? '99+' : unread.toString();
}
