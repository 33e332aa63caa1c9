import type { NewLogEntry } from '@meridian/storage/event-log/log-entry';

const WINDOW_MS = 60_000;
/** With more different lines per minute, repeats are a minor problem. */
const MAX_KEYS = 10_000;

type Said = { readonly sinceMs: number; readonly last: NewLogEntry; readonly held: number };

/** Writes a line once a minute and counts its repeats, so that a destination that is down does not fill the log. */
export class RepeatedLines {
  readonly #said = new Map<string, Said>();

  /** The line, or null when it is held back. */
  pass(key: string, entry: NewLogEntry): NewLogEntry | null {
    const said = this.#said.get(key);
    if (said !== undefined) {
      this.#said.set(key, { ...said, last: entry, held: said.held + 1 });
      return null;
    }
    if (this.#said.size < MAX_KEYS) this.#said.set(key, { sinceMs: entry.timestamp, last: entry, held: 0 });
    return entry;
  }

  /** One line per held-back entry whose minute is over. */
  due(nowMs: number): readonly NewLogEntry[] {
    const lines: NewLogEntry[] = [];
    for (const [key, { sinceMs, last, held }] of this.#said) {
      if (nowMs - sinceMs < WINDOW_MS) continue;
      this.#said.delete(key);
      if (held === 0) continue;
      lines.push({ ...last, log_message: `${last.log_message} (${held} in the last minute)` });
      // The count itself was a line, so the next one comes a minute later.
      this.#said.set(key, { sinceMs: nowMs, last, held: 0 });
    }
    return lines;
  }
}
