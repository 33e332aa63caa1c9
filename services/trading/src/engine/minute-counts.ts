const WINDOW_SECONDS = 60;

type Seconds = Map<number, number>;

/** Counts per name over the last minute, to the second. */
export class MinuteCounts {
  readonly #names = new Map<string, Seconds>();
  #prunedAt = 0;

  countOf(name: string, nowMs: number): number {
    const seconds = this.#names.get(name);
    if (seconds === undefined) return 0;
    dropOld(seconds, secondOf(nowMs));
    let count = 0;
    for (const each of seconds.values()) count += each;
    return count;
  }

  add(name: string, count: number, nowMs: number): void {
    const second = secondOf(nowMs);
    this.#prune(second);
    const seconds: Seconds = this.#names.get(name) ?? new Map();
    seconds.set(second, (seconds.get(second) ?? 0) + count);
    this.#names.set(name, seconds);
  }

  /** Seconds until the count of a name allows this many more. A whole window if it never does. */
  secondsUntilBelow(name: string, most: number, nowMs: number): number {
    let count = this.countOf(name, nowMs);
    const now = secondOf(nowMs);
    for (const [second, each] of this.#names.get(name) ?? []) {
      if (count <= most) break;
      count -= each;
      if (count <= most) return second + WINDOW_SECONDS - now;
    }
    return count <= most ? 0 : WINDOW_SECONDS;
  }

  /** Drops names that were idle for a minute. */
  #prune(second: number): void {
    if (second - this.#prunedAt < WINDOW_SECONDS) return;
    this.#prunedAt = second;
    for (const [name, seconds] of this.#names) {
      dropOld(seconds, second);
      if (seconds.size === 0) this.#names.delete(name);
    }
  }
}

function secondOf(nowMs: number): number {
  return Math.floor(nowMs / 1_000);
}

function dropOld(seconds: Seconds, now: number): void {
  for (const second of seconds.keys()) {
    if (second > now - WINDOW_SECONDS && second <= now) break;
    seconds.delete(second);
  }
}
