import { PROGRESS_THROTTLE_MS } from './constants.ts';

/** Progress is drawn at most once per interval, never while nobody looks; the newest message wins. */
export type ProgressThrottle<Message> = {
  readonly lastDeliveredAtMs: number | null;
  readonly held: Message | null;
};

export type ProgressDecision<Message> = {
  readonly throttle: ProgressThrottle<Message>;
  readonly deliver: Message | null;
  /** When to ask again with releaseProgress; null when nothing waits for time. */
  readonly wakeInMs: number | null;
};

export const IDLE_PROGRESS = { lastDeliveredAtMs: null, held: null } as const;

export type ProgressMoment = { readonly nowMs: number; readonly isHidden: boolean };

/** Also to be called when the tab is shown again: what was held is then due. */
export function releaseProgress<Message>(
  throttle: ProgressThrottle<Message>,
  { nowMs, isHidden }: ProgressMoment,
): ProgressDecision<Message> {
  const { held, lastDeliveredAtMs } = throttle;
  if (held === null || isHidden) return { throttle, deliver: null, wakeInMs: null };
  const waitMs = lastDeliveredAtMs === null ? 0 : lastDeliveredAtMs + PROGRESS_THROTTLE_MS - nowMs;
  if (waitMs > 0) return { throttle, deliver: null, wakeInMs: waitMs };
  return { throttle: { lastDeliveredAtMs: nowMs, held: null }, deliver: held, wakeInMs: null };
}

export function receiveProgress<Message>(
  throttle: ProgressThrottle<Message>,
  message: Message,
  moment: ProgressMoment,
): ProgressDecision<Message> {
  return releaseProgress({ ...throttle, held: message }, moment);
}

export type VisibilityDecision<Request> =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'stop' }
  | { readonly kind: 'resend'; readonly request: Request };

/** Hiding the tab stops progress; showing it asks again for what was asked last. */
export function progressOnVisibility<Request>(
  isHidden: boolean,
  lastRequest: Request | null,
): VisibilityDecision<Request> {
  if (lastRequest === null) return { kind: 'nothing' };
  return isHidden ? { kind: 'stop' } : { kind: 'resend', request: lastRequest };
}
