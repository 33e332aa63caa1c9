import type { Cause } from '../events/cause.ts';

/** Orders that algorithms look at between two ticks. Reports, commands, rows and commits wait meanwhile. */
const MAX_LOOKS = 250;
/** How long a turn looks at orders. It is reached while memory is collected, when a look takes ten times as long. */
const MAX_LOOK_MS = 30;
/** Of these, orders that waited for their time. The rest is for those to which something happens. */
export const MAX_WOKEN = 150;
/** So many are looked at with the next tick after a report: several reports of an order come together and need one look. */
export const BUSY_ORDERS = 2_000;

/**
 * A desk with more to decide than it can at once decides in turn. A look that is put off sees a newer market, so nothing
 * is lost but time; a desk that would not put it off loses the same time before every commit, answer and row.
 */
export class LookBudget {
  readonly #clockMs: () => number;
  #left = MAX_LOOKS;
  #untilMs = Number.POSITIVE_INFINITY;
  #isBehind = false;
  #isSlow = false;

  constructor(clockMs: () => number) {
    this.#clockMs = clockMs;
  }

  /** Orders wait for their look. */
  get isBehind(): boolean {
    return this.#isBehind;
  }

  /** The last looks took longer than they had time for, so whatever can wait should. */
  get isSlow(): boolean {
    return this.#isSlow;
  }

  /** A turn begins, and with it the time for its looks. */
  begin(): void {
    this.#untilMs = this.#clockMs() + MAX_LOOK_MS;
  }

  /** Whether an order may be looked at now, on a desk with so many. One that may not has to wait its turn. */
  take(cause: Cause | undefined, orders: number): boolean {
    if (cause?.kind === 'report' && orders >= BUSY_ORDERS) return false;
    this.#left -= 1;
    this.#isSlow ||= this.#clockMs() >= this.#untilMs;
    const mayLook = this.#left >= 0 && !this.#isSlow;
    this.#isBehind ||= !mayLook;
    return mayLook;
  }

  /** To be called with how many orders of those that wait have their turn now. */
  renew(woken: number): void {
    this.#left = MAX_LOOKS;
    this.#isBehind = woken === MAX_WOKEN;
    this.#isSlow = false;
  }
}
