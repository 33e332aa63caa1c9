/** Remembers used ids until they would have expired anyway. */
export type OnceOnly = {
  /** True for the first claim of an id, false afterwards. */
  claim(id: string, expiresMs: number, nowMs: number): boolean;
};

/** Remembers at most `max` ids. Beyond that the oldest, which expires next, is dropped. */
export function createOnceOnly(max: number): OnceOnly {
  const used = new Map<string, number>();

  function forgetExpired(nowMs: number): void {
    // Claims arrive roughly in the order of expiry, so the loop ends at the first valid one.
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
