import type { History } from '@meridian/history/reader/open-history';
import { lastDays } from '../past/past-days.ts';
import { type MarketPast, readMarketPast } from './market-past.ts';

/** How often the folder is looked at for new days. */
const LOOK_EVERY_MS = 30_000;
const MAX_SYMBOLS = 2_000;
const LOOKED_DAYS = 90;

/** Past days by symbol in memory: whoever moves between lists must not wait for files that were read. */
export class KeptPast {
  readonly #nowMs: () => number;
  readonly #bySymbol = new Map<string, MarketPast>();
  #signature = '';
  #lookedMs = Number.NEGATIVE_INFINITY;

  constructor(nowMs: () => number) {
    this.#nowMs = nowMs;
  }

  async of(history: Pick<History, 'days' | 'query'>, symbols: readonly string[]): Promise<MarketPast> {
    await this.#look(history);
    const missing = symbols.filter((symbol) => !this.#bySymbol.has(symbol));
    if (missing.length > 0) this.#keep(missing, await readMarketPast(history, missing, this.#nowMs()));
    const found = symbols.flatMap((symbol) => this.#bySymbol.get(symbol) ?? []);
    return { closes: found.flatMap(({ closes }) => closes), volumes: found.flatMap(({ volumes }) => volumes) };
  }

  /** A new day makes all of it old. */
  async #look(history: Pick<History, 'days'>): Promise<void> {
    if (this.#nowMs() - this.#lookedMs < LOOK_EVERY_MS) return;
    this.#lookedMs = this.#nowMs();
    const { whole } = await history.days(lastDays(this.#nowMs(), LOOKED_DAYS));
    const signature = whole.map(({ tradeDate, source }) => `${tradeDate} ${source}`).join('\n');
    if (signature !== this.#signature) this.#bySymbol.clear();
    this.#signature = signature;
  }

  #keep(symbols: readonly string[], { closes, volumes }: MarketPast): void {
    if (this.#bySymbol.size + symbols.length > MAX_SYMBOLS) this.#bySymbol.clear();
    const closesOf = Map.groupBy(closes, ({ symbol }) => symbol);
    const volumesOf = Map.groupBy(volumes, ({ symbol }) => symbol);
    for (const symbol of symbols) {
      this.#bySymbol.set(symbol, { closes: closesOf.get(symbol) ?? [], volumes: volumesOf.get(symbol) ?? [] });
    }
  }
}
