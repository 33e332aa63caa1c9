import { CLOSING_CALL_MS } from '../../market/session-calendar.ts';
import type { TradingDay } from '../../market/market-port.ts';
import type { AllFigures, DayFigures } from './day-figures.ts';
import { readRecords } from './market-records.ts';
import { PathBudget } from './mid-path.ts';
import { type Block, readBlocks } from './recording-blocks.ts';
import { recordingsOf } from './recording-files.ts';
import { RecordedLine } from './recorded-line.ts';
import { SeenTime, type Span } from './seen-time.ts';

/** Some 200 MB; a usual day has a quarter of it. */
const MAX_POINTS = 16_000_000;

/** A recorded day of the market, with the market's own sums. */
export class RecordedMarket {
  readonly day: TradingDay;
  readonly seen = new SeenTime();
  readonly #lines: readonly RecordedLine[];
  #figures: AllFigures | null = null;

  constructor(day: TradingDay, instrumentCount: number) {
    this.day = day;
    const budget = new PathBudget(MAX_POINTS);
    this.#lines = Array.from({ length: instrumentCount }, () => new RecordedLine(day, budget));
  }

  /** In the order in which they were written. */
  add(block: Block): void {
    if (block.kind === 'figures') {
      this.#figures = block.figures;
      return;
    }
    readRecords(block.records, {
      quote: (instrument, atMs, quote) => {
        this.#note(atMs);
        this.line(instrument).quote(atMs, quote);
      },
      trade: (trade) => {
        this.#note(trade.atMs);
        this.line(trade.instrument).trade(trade);
      },
    });
  }

  /** Call it after the last block. The last quote was valid as long as the recording ran. */
  finish(): void {
    const { lastMs } = this.seen;
    if (lastMs !== null) for (const line of this.#lines) line.loseSight(lastMs);
  }

  line(instrument: number): RecordedLine {
    const line = this.#lines[instrument];
    if (line === undefined) throw new Error(`there is no instrument ${instrument}`);
    return line;
  }

  /** The market's last figures of the instrument's day. Null without any. */
  figures(instrument: number): DayFigures | null {
    return this.#figures?.byInstrument[instrument] ?? null;
  }

  /** Whether the last figures are those of the day's end. */
  get hasClose(): boolean {
    return this.#figures !== null && this.#figures.atMs >= this.day.closeMs;
  }

  /** The time of continuous trading. */
  get session(): Span {
    const { openMs, closeMs } = this.day;
    return { fromMs: openMs, toMs: closeMs - CLOSING_CALL_MS };
  }

  /** Parts of the session, or of a span, without a recording. */
  gaps({ fromMs, toMs }: Span = this.session): readonly Span[] {
    const { session } = this;
    const inside = { fromMs: Math.max(fromMs, session.fromMs), toMs: Math.min(toMs, session.toMs) };
    return inside.fromMs < inside.toMs ? this.seen.gapsIn(inside) : [];
  }

  get seenPercent(): number {
    return 100 * this.seen.shareOf(this.session);
  }

  #note(atMs: number): void {
    const silence = this.seen.note(atMs);
    if (silence !== null) for (const line of this.#lines) line.loseSight(silence.fromMs);
  }
}

/** All recordings of a day, from all lives of the engine. */
export async function readRecordedMarket(
  dir: string,
  day: TradingDay,
  instrumentCount: number,
): Promise<RecordedMarket> {
  const market = new RecordedMarket(day, instrumentCount);
  for (const path of await recordingsOf(dir, day.date)) {
    for await (const block of readBlocks(path)) market.add(block);
  }
  market.finish();
  return market;
}

/** The first figures of a day. They contain the previous close. */
export async function firstFiguresOf(dir: string, tradeDate: string): Promise<AllFigures | null> {
  for (const path of await recordingsOf(dir, tradeDate)) {
    for await (const block of readBlocks(path)) if (block.kind === 'figures') return block.figures;
  }
  return null;
}
