/** Remembers what was used until it would have expired anyway. */
export type OnceOnly = {
  /** True for the first claim of an id, false for every later one. */
  claim(id: string, expiresMs: number, nowMs: number): boolean;
};

/** At most `max` are remembered; beyond that the oldest, which is next to expire, is forgotten. */
export function createOnceOnly(max: number): OnceOnly {
  const used = new Map<string, number>();

  function forgetExpired(nowMs: number): void {
    // Claims arrive roughly in the order of their expiry, so the walk ends at the first that still holds.
    for (const [id, expiresMs] of used) {
      if (expiresMs > nowMs && used.size < max) return;
      used.delete(id);
    }
  }

  return {
    claim: (id, expiresMs, nowMs) => {
      if (used.has(id)) return false;
      forgetExpired(nowMs);
      used.set(id, expiresMs);
      return true;
    },
  };
}
