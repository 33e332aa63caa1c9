export type TokenBucketOptions = { readonly burst: number; readonly perSecond: number; readonly nowMs: () => number };

/** Allows a burst, then a rate per second. */
export class TokenBucket {
  readonly #options: TokenBucketOptions;
  #tokens: number;
  #filledMs: number;

  constructor(options: TokenBucketOptions) {
    this.#options = options;
    this.#tokens = options.burst;
    this.#filledMs = options.nowMs();
  }

  /** False when there are too few left. A cost above the burst needs a full bucket. */
  take(cost = 1): boolean {
    const { burst, perSecond, nowMs } = this.#options;
    const now = nowMs();
    this.#tokens = Math.min(burst, this.#tokens + ((now - this.#filledMs) / 1000) * perSecond);
    this.#filledMs = now;
    const asked = Math.min(cost, burst);
    if (this.#tokens < asked) return false;
    this.#tokens -= asked;
    return true;
  }
}
