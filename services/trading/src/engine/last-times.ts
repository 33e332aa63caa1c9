import type { Committed } from '../kernel/commit/committed.ts';
import type { EngineNews } from './engine-messages.ts';

/** When the desk last sent a child order and heard of a market. Told when they have changed. */
export class LastTimes {
  marketDataMs: number | null = null;
  readonly #post: (news: EngineNews) => void;
  #childOrderMs: number | null = null;
  #told = '';

  constructor(post: (news: EngineNews) => void) {
    this.#post = post;
  }

  see({ changes }: Committed, nowMs: number): void {
    if (changes.some(({ journaled }) => journaled.event.kind === 'ChildCreated')) this.#childOrderMs = nowMs;
  }

  tell(): void {
    const [lastChildOrderMs, lastMarketDataMs] = [this.#childOrderMs, this.marketDataMs];
    const text = `${lastChildOrderMs} ${lastMarketDataMs}`;
    if (text !== this.#told) this.#post({ kind: 'times', lastChildOrderMs, lastMarketDataMs });
    this.#told = text;
  }
}
