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

  /** False when there is none left. */
  take(): boolean {
    const { burst, perSecond, nowMs } = this.#options;
    const now = nowMs();
    this.#tokens = Math.min(burst, this.#tokens + ((now - this.#filledMs) / 1000) * perSecond);
    this.#filledMs = now;
    if (this.#tokens < 1) return false;
    this.#tokens -= 1;
    return true;
  }
}
