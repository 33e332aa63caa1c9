export type RateLimiterOptions = {
  /** So many calls … */
  readonly limit: number;
  /** … within this window, which begins with a key's first call. */
  readonly windowMs: number;
  /** Keys remembered at most; beyond it the one that has been quiet longest is forgotten. */
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
 * Calls per key in a window. @fastify/rate-limit does not fit: the live socket's credential messages must share the
 * limits of the HTTP calls, two keys apply to one call, and its clock cannot be passed in.
 */
export function createRateLimiter({ limit, windowMs, nowMs, maxKeys = MAX_KEYS }: RateLimiterOptions): RateLimiter {
  // Insertion order is kept as order of last use, so the first key is the quietest.
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
