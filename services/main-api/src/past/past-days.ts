import { type History, openHistory } from '@meridian/history/reader/open-history';

/** Small, because these queries read few columns. Dry runs and reports have their own threads. */
const MEMORY_MB = 256;
/** Somebody waits for a page over millions of fills. */
const THREADS = 2;

const DAY_MS = 86_400_000;

function dateOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

/** The last `days` calendar days up to now. */
export function lastDays(nowMs: number, days: number): { readonly from: string; readonly to: string } {
  return { from: dateOf(nowMs - days * DAY_MS), to: dateOf(nowMs) };
}

/** The past days of the desk, opened on first use. */
export class PastDays {
  readonly #dir: string;
  #opening: Promise<History> | null = null;

  /** `<DATA_DIR>/history`. */
  constructor(dir: string) {
    this.#dir = dir;
  }

  open(): Promise<History> {
    this.#opening ??= openHistory({ dir: this.#dir, memoryLimitMb: MEMORY_MB, threads: THREADS });
    return this.#opening;
  }

  async close(): Promise<void> {
    await (await this.#opening)?.close();
  }
}
