import type { KernelEvent } from '../kernel/events/kernel-event.ts';
import { eventToText } from './event-text.ts';

const FIRST_BYTES = 1 << 18;
/** A character of a text takes at most so many bytes. */
const MAX_CHARACTER_BYTES = 3;

/**
 * The texts of a batch of events, a line each, as bytes in a buffer that is used again for the next. As one long text
 * they would stay until the next major collection, megabytes each second.
 */
export class EventLines {
  #buffer = Buffer.allocUnsafeSlow(FIRST_BYTES);

  /** Good until the next call. */
  write(events: Iterable<KernelEvent>): Buffer {
    let end = 0;
    for (const event of events) {
      const text = eventToText(event);
      this.#makeRoom(end, 1 + MAX_CHARACTER_BYTES * text.length);
      if (end > 0) end += this.#buffer.write('\n', end, 'latin1');
      end += this.#buffer.write(text, end, 'utf8');
    }
    return this.#buffer.subarray(0, end);
  }

  #makeRoom(used: number, more: number): void {
    if (used + more <= this.#buffer.length) return;
    const larger = Buffer.allocUnsafeSlow(2 ** Math.ceil(Math.log2(used + more)));
    this.#buffer.copy(larger, 0, 0, used);
    this.#buffer = larger;
  }
}
