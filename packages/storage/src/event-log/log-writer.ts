import { cleanLogEntry } from './clean-log-entry.ts';
import { type NewLogEntry, serviceLogEntry } from './log-entry.ts';
import { LogQueue } from './log-queue.ts';

/** Where the engine and the services write log entries for the desk. */
export type LogWriter = {
  /** Never waits and never throws. Entries that cannot be written in time are counted. */
  write(entry: NewLogEntry): void;
};

export type LogWriterStats = {
  readonly waiting: number;
  readonly written: number;
  /** Entries that were dropped because of overload or because the database rejected them. */
  readonly dropped: number;
  /** How many dropped entries were critical. They are dropped only when the whole queue is critical. */
  readonly droppedCritical: number;
};

export type BatchedLogWriterOptions = {
  readonly append: (entries: readonly NewLogEntry[]) => Promise<void>;
  readonly nowMs: () => number;
  /** Called once when writing starts to fail, and for each rejected entry. */
  readonly onError: (error: unknown) => void;
  readonly maxWaiting?: number;
  readonly batchSize?: number;
  /** How long the first entry of a batch waits for others. */
  readonly flushMs?: number;
  readonly firstRetryMs?: number;
};

const LAST_RETRY_MS = 10_000;

/** Writes in batches, in order, and keeps failed entries for the next try. */
export class BatchedLogWriter implements LogWriter {
  readonly #options: Required<BatchedLogWriterOptions>;
  readonly #queue: LogQueue;
  #timer: NodeJS.Timeout | undefined;
  #flushing: Promise<void> | null = null;
  #failures = 0;
  #isClosed = false;
  #written = 0;
  #dropped = 0;
  #droppedCritical = 0;
  #reportedDrops = 0;

  constructor(options: BatchedLogWriterOptions) {
    this.#options = { maxWaiting: 10_000, batchSize: 500, flushMs: 50, firstRetryMs: 250, ...options };
    this.#queue = new LogQueue(this.#options.maxWaiting);
  }

  get stats(): LogWriterStats {
    const [written, dropped, droppedCritical] = [this.#written, this.#dropped, this.#droppedCritical];
    return { waiting: this.#queue.size, written, dropped, droppedCritical };
  }

  write(entry: NewLogEntry): void {
    const clean = cleanLogEntry(entry, this.#options.nowMs());
    this.#countDrop(this.#isClosed ? clean : this.#queue.add(clean));
    this.#schedule(this.#options.flushMs);
  }

  /** Writes waiting entries, with one more try per batch, because the database may be closing too. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#flushing;
    this.#failures = 0;
    await this.#flush();
  }

  #schedule(afterMs: number): void {
    if (this.#timer !== undefined || this.#flushing !== null || this.#isClosed || this.#queue.size === 0) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#flushing = this.#flush().finally(() => {
        this.#flushing = null;
        const { flushMs, firstRetryMs } = this.#options;
        this.#schedule(this.#failures === 0 ? flushMs : Math.min(firstRetryMs * 2 ** this.#failures, LAST_RETRY_MS));
      });
    }, afterMs);
  }

  async #flush(): Promise<void> {
    const { batchSize, onError } = this.#options;
    while (this.#queue.size > 0) {
      try {
        await this.#append(this.#queue.begin(batchSize));
        this.#queue.confirm();
        this.#failures = 0;
        this.#reportDrops();
      } catch (error) {
        this.#queue.release();
        this.#failures += 1;
        if (this.#failures === 1) onError(error);
        return;
      }
    }
  }

  /** Halves a rejected batch, so that one bad entry does not block the others. */
  async #append(entries: readonly NewLogEntry[]): Promise<void> {
    try {
      await this.#options.append(entries);
      this.#written += entries.length;
    } catch (error) {
      if (!isAboutData(error)) throw error;
      const [only] = entries;
      if (entries.length === 1 && only !== undefined) {
        this.#countDrop(only);
        this.#options.onError(error);
        return;
      }
      const middle = Math.ceil(entries.length / 2);
      await this.#append(entries.slice(0, middle));
      await this.#append(entries.slice(middle));
    }
  }

  #countDrop(entry: NewLogEntry | null): void {
    if (entry === null) return;
    this.#dropped += 1;
    if (entry.log_level === 'critical') this.#droppedCritical += 1;
  }

  /** The log itself reports dropped entries. */
  #reportDrops(): void {
    const count = this.#dropped - this.#reportedDrops;
    if (count === 0 || this.#isClosed) return;
    this.#reportedDrops = this.#dropped;
    const log_message = `${count} log ${count === 1 ? 'entry was' : 'entries were'} left out: more came than could be written.`;
    const timestamp = this.#options.nowMs();
    this.#queue.add(serviceLogEntry({ timestamp, log_level: 'error', file_name: 'log-writer', log_message }));
  }
}

/** PostgreSQL's data exceptions and constraint violations. A retry would not help. */
function isAboutData(error: unknown): boolean {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
  return typeof code === 'string' && /^2[23]/.test(code);
}
