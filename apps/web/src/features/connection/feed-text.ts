import { RECONNECT_DELAY_MS } from '@meridian/domain/constants';
import type { StatusTone } from '../../components/status-glyph.tsx';
import type { FeedState } from './connection-facts.ts';

const MAX_WAIT_S = RECONNECT_DELAY_MS / 1000;

/** Whole seconds until the next attempt: from 5 down to zero, also while the page's clock is behind the loss. */
export function secondsUntil(atMs: number, nowMs: number): number {
  return Math.min(MAX_WAIT_S, Math.max(0, Math.ceil((atMs - nowMs) / 1000)));
}

/** What the page does about a lost feed; null while it is live. */
export function reconnectText(feed: FeedState, nowMs: number): string | null {
  if (feed.kind === 'refused') return feed.message;
  if (feed.kind !== 'reconnecting') return null;
  if (feed.retryAtMs === null) return 'Reconnecting now';
  return `Reconnecting in ${secondsUntil(feed.retryAtMs, nowMs)} s`;
}

/** The words on the live chip. */
export function feedChipText(feed: FeedState, nowMs: number): { readonly label: string; readonly tone: StatusTone } {
  if (feed.kind === 'connected') return { label: 'Live', tone: 'good' };
  if (feed.kind === 'connecting') return { label: 'Connecting', tone: 'off' };
  if (feed.kind === 'refused') return { label: 'Live data refused', tone: 'critical' };
  if (feed.retryAtMs === null) return { label: 'Reconnecting', tone: 'warning' };
  return { label: `Reconnecting ${secondsUntil(feed.retryAtMs, nowMs)} s`, tone: 'warning' };
}

/** The time since when values may be stale; null while live or never connected. */
export function lostSince(feed: FeedState): number | null {
  return feed.kind === 'reconnecting' || feed.kind === 'refused' ? feed.lostAtMs : null;
}

/** The start of the sentence. A refusal is an answer of the server, not a lost connection. */
export function lostWords(feed: FeedState): string {
  return feed.kind === 'refused' ? 'Live data refused' : 'Live data lost';
}
