export type RateLimiterOptions = {
  /** Maximum calls per window. */
  readonly limit: number;
  /** The window starts with a key's first call. */
  readonly windowMs: number;
  /** Maximum number of keys. Beyond it the longest idle one is dropped. */
  readonly maxKeys?: number;
  readonly nowMs: () => number;
};

export type RateDecision =
  | { readonly kind: 'allowed' }
  | { readonly kind: 'limited'; readonly retryAfterSeconds: number };

export type RateLimiter = {
  /** Counts one call. */
  take(key: string): RateDecision;
  /** Forgets a key, for example after a successful login. */
  reset(key: string): void;
  readonly size: number;
};

type Window = { startedMs: number; calls: number };

const MAX_KEYS = 50_000;

/**
 * Limits calls per key and window. @fastify/rate-limit does not fit: the live socket's credential messages share the
 * limits of HTTP calls, two keys apply to one call, and its clock cannot be injected.
 */
export function createRateLimiter({ limit, windowMs, nowMs, maxKeys = MAX_KEYS }: RateLimiterOptions): RateLimiter {
  // Kept in order of last use, so the first key is the longest idle.
  const windows = new Map<string, Window>();
  return {
    take: (key) => {
      const now = nowMs();
      const known = windows.get(key);
      const isOpen = known !== undefined && now - known.startedMs < windowMs;
      const window = isOpen ? known : { startedMs: now, calls: 0 };
      window.calls = Math.min(window.calls + 1, limit + 1);
      windows.delete(key);
      windows.set(key, window);
      forgetQuietest(windows, maxKeys);
      if (window.calls <= limit) return { kind: 'allowed' };
      const leftMs = window.startedMs + windowMs - now;
      return { kind: 'limited', retryAfterSeconds: Math.max(1, Math.ceil(leftMs / 1000)) };
    },
    reset: (key) => {
      windows.delete(key);
    },
    get size() {
      return windows.size;
    },
  };
}

function forgetQuietest(windows: Map<string, Window>, maxKeys: number): void {
  for (const key of windows.keys()) {
    if (windows.size <= maxKeys) return;
    windows.delete(key);
  }
}
