import type { RowKey } from '@meridian/protocol/live/subscription-messages';
import { type ChangedFields, inBoth } from './changed-rows.ts';

type Entry = { readonly key: RowKey; readonly fields: ChangedFields };

/** Where a subscriber is that could not be sent everything. */
export type LateReader = { at: number };

/** Superseded entries that may stay before they are taken out. */
const MAX_GAPS = 1_000;

/**
 * The changes that some subscribers were not sent yet, in the order in which they came and each row once. It is kept for
 * all of them together, so that a change costs the same however many are late, and it never outgrows the topic.
 */
export class ChangeLog {
  /** Null where a row changed again later. */
  #entries: (Entry | null)[] = [];
  /** The place of the first entry. */
  #first = 0;
  readonly #places = new Map<RowKey, number>();
  readonly #readers = new Set<LateReader>();
  readonly #maxGaps: number;

  constructor(maxGaps = MAX_GAPS) {
    this.#maxGaps = maxGaps;
  }

  /** Behind the last change. */
  get end(): number {
    return this.#first + this.#entries.length;
  }

  add(key: RowKey, fields: ChangedFields): void {
    const place = this.#places.get(key);
    const before = place === undefined ? null : this.#entries[place - this.#first];
    if (place !== undefined) this.#entries[place - this.#first] = null;
    this.#places.set(key, this.end);
    this.#entries.push({ key, fields: before ? inBoth(before.fields, fields) : fields });
  }

  /** Somebody is late from there on. */
  join(at: number): LateReader {
    const reader = { at };
    this.#readers.add(reader);
    return reader;
  }

  leave(reader: LateReader): void {
    this.#readers.delete(reader);
  }

  /** The next change that the reader lacks, or null. */
  next(reader: LateReader): Entry | null {
    for (; reader.at < this.end; reader.at += 1) {
      const entry = this.#entries[reader.at - this.#first];
      if (!entry) continue;
      reader.at += 1;
      return entry;
    }
    return null;
  }

  /** Forgets what nobody lacks. */
  tidy(): void {
    if (this.#readers.size === 0) {
      this.#first = this.end;
      this.#entries = [];
      this.#places.clear();
    } else if (this.#entries.length > 2 * this.#places.size + this.#maxGaps) {
      this.#closeGaps();
    }
  }

  #closeGaps(): void {
    const readers = [...this.#readers].sort((one, other) => one.at - other.at);
    const kept: Entry[] = [];
    let next = 0;
    for (const [index, entry] of this.#entries.entries()) {
      for (; (readers[next]?.at ?? Number.POSITIVE_INFINITY) <= this.#first + index; next += 1) {
        const reader = readers[next];
        if (reader !== undefined) reader.at = this.#first + kept.length;
      }
      if (!entry) continue;
      this.#places.set(entry.key, this.#first + kept.length);
      kept.push(entry);
    }
    for (const reader of readers.slice(next)) reader.at = this.#first + kept.length;
    this.#entries = kept;
  }
}
