const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** A working day. */
export const SESSION_LIFETIME_MS = 12 * HOUR_MS;

/** With "keep me signed in". */
export const KEPT_SESSION_LIFETIME_MS = 30 * 24 * HOUR_MS;

/** A session that waits for its pin. */
export const UNVERIFIED_SESSION_LIFETIME_MS = 30 * MINUTE_MS;

/** Maximum open sessions per user and service. The oldest ends when another opens. */
export const MAX_OPEN_SESSIONS = 50;

export function sessionLifetimeMs(keepSignedIn: boolean): number {
  return keepSignedIn ? KEPT_SESSION_LIFETIME_MS : SESSION_LIFETIME_MS;
}
