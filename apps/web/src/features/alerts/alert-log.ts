import { MAX_ALERTS } from '@meridian/domain/constants';

export type AlertTone = 'good' | 'critical' | 'off';

export type AlertEntry = {
  readonly id: string;
  readonly timeMs: number;
  readonly tone: AlertTone;
  /** What it is about: Destination, Market data, Live data … */
  readonly subject: string;
  readonly message: string;
};

export type AlertLog = {
  /** Newest first, at most MAX_ALERTS. */
  readonly entries: readonly AlertEntry[];
  /** Since the panel was last open; may exceed the entries, because old ones fall out unread. */
  readonly unread: number;
};

export const NO_ALERTS: AlertLog = { entries: [], unread: 0 };

export function withAlert(log: AlertLog, entry: AlertEntry): AlertLog {
  // The server repeats an alert to a page that reconnects; it is the same news.
  if (log.entries.some(({ id }) => id === entry.id)) return log;
  return { entries: [entry, ...log.entries].slice(0, MAX_ALERTS), unread: log.unread + 1 };
}

export function withAllRead(log: AlertLog): AlertLog {
  return log.unread === 0 ? log : { ...log, unread: 0 };
}

/** How many came since the last look and are no longer kept. */
export function missedAlerts(log: AlertLog, unreadAtOpen: number): number {
  return Math.max(0, unreadAtOpen - log.entries.length);
}

/** The number on the bell. */
export function unreadBadge(unread: number): string {
  return unread > 99 ? '99+' : unread.toString();
}
