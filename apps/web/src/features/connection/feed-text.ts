import type { FeedState } from './connection-facts.ts';

/** Whole seconds until the next attempt, never below zero. */
export function secondsUntil(atMs: number, nowMs: number): number {
  return Math.max(0, Math.ceil((atMs - nowMs) / 1000));
}

/** `14:31:52` in the given zone, the browser's own when left out. */
export function timeOfDay(atMs: number, timeZone?: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    ...(timeZone === undefined ? {} : { timeZone }),
  }).format(atMs);
}

/** How long ago, in the one unit that says enough: `15 s`, `4 min`, `3 h`, `2 d`. */
export function ageText(fromMs: number, nowMs: number): string {
  const seconds = Math.max(0, Math.floor((nowMs - fromMs) / 1000));
  if (seconds < 60) return `${seconds} s`;
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min`;
  if (seconds < 172_800) return `${Math.floor(seconds / 3600)} h`;
  return `${Math.floor(seconds / 86_400)} d`;
}

/** What is being done about a lost feed; null while it is not lost. */
export function reconnectText(feed: FeedState, nowMs: number): string | null {
  if (feed.kind === 'refused') return feed.message;
  if (feed.kind !== 'reconnecting') return null;
  if (feed.retryAtMs === null) return 'Reconnecting now';
  return `Reconnecting in ${secondsUntil(feed.retryAtMs, nowMs)} s`;
}

export type FeedTone = 'good' | 'warning' | 'critical' | 'off';

/** The words on the live chip. */
export function feedChipText(feed: FeedState, nowMs: number): { readonly label: string; readonly tone: FeedTone } {
  if (feed.kind === 'connected') return { label: 'Live', tone: 'good' };
  if (feed.kind === 'connecting') return { label: 'Connecting', tone: 'off' };
  if (feed.kind === 'refused') return { label: 'Live data refused', tone: 'critical' };
  if (feed.retryAtMs === null) return { label: 'Reconnecting', tone: 'warning' };
  return { label: `Reconnecting ${secondsUntil(feed.retryAtMs, nowMs)} s`, tone: 'warning' };
}
