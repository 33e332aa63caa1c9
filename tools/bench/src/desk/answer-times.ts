import { percentile, sortedNumbers } from '../support/percentile.ts';
import type { Answers } from './desk-messages.ts';

/** How long commands waited for their answers. */
export class AnswerTimes {
  readonly #asked = new Map<string, number>();
  readonly #times: number[] = [];
  #refused = 0;

  ask(id: string, nowMs: number): void {
    this.#asked.set(id, nowMs);
  }

  answered(id: string, isOk: boolean, nowMs: number): void {
    const askedMs = this.#asked.get(id);
    if (askedMs === undefined) return;
    this.#asked.delete(id);
    this.#times.push(nowMs - askedMs);
    if (!isOk) this.#refused += 1;
  }

  /** One that has no answer yet has waited at least until now. */
  answers(nowMs: number): Answers {
    const sorted = sortedNumbers([...this.#times, ...[...this.#asked.values()].map((askedMs) => nowMs - askedMs)]);
    return {
      asked: sorted.length,
      refused: this.#refused,
      p50Ms: percentile(sorted, 0.5),
      p99Ms: percentile(sorted, 0.99),
      longestMs: sorted.at(-1) ?? Number.NaN,
    };
  }
}
