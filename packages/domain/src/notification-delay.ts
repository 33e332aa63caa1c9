import { NOTIFICATION_DELAY_MS, RECONNECT_DELAY_MS } from './constants.ts';

export type DelayedNotification<Message> = { readonly message: Message; readonly dueAtMs: number };

/** A later message takes the place of one that still waits, and waits its own second. */
export function delayNotification<Message>(message: Message, nowMs: number): DelayedNotification<Message> {
  return { message, dueAtMs: nowMs + NOTIFICATION_DELAY_MS };
}

export function isNotificationDue(waiting: DelayedNotification<unknown> | null, nowMs: number): boolean {
  return waiting !== null && nowMs >= waiting.dueAtMs;
}

/** The live connection is tried again five seconds after it closed. */
export function reconnectAtMs(closedAtMs: number): number {
  return closedAtMs + RECONNECT_DELAY_MS;
}
