export type IdleState =
  | { readonly kind: 'active' }
  /** The session ends soon unless the user does something. */
  | { readonly kind: 'warning'; readonly leftMs: number }
  | { readonly kind: 'over' };

/** How long before the end a page warns. A quarter of a short limit. */
const WARN_MS = 2 * 60_000;

/** The state of a session in which nothing happened since `lastActiveMs`. */
export function idleState(lastActiveMs: number, idleAfterMs: number, nowMs: number): IdleState {
  const leftMs = lastActiveMs + idleAfterMs - nowMs;
  if (leftMs <= 0) return { kind: 'over' };
  return leftMs <= Math.min(WARN_MS, idleAfterMs / 4) ? { kind: 'warning', leftMs } : { kind: 'active' };
}
