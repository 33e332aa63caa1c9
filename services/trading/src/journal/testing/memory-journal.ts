import { type JournaledEvent, isFamilyEvent } from '../../kernel/events/kernel-event.ts';
import { eventFromText, eventToText } from '../event-text.ts';
import type { Journal } from '../../kernel/store/journal.ts';

export type MemoryJournalOptions = {
  /** Awaited before an append is durable, so that a test can delay or fail it. */
  readonly beforeCommit?: (events: readonly JournaledEvent[]) => Promise<void>;
};

type Line = { readonly seq: number; readonly atMs: number; readonly parentId: number | null; readonly text: string };

/** A journal for tests: as durable as its process. */
export function createMemoryJournal({ beforeCommit }: MemoryJournalOptions = {}): Journal {
  let lines: Line[] = [];
  let last = 0;
  let isBroken = false;
  const decode = (found: readonly Line[]) => found.map(({ seq, text }) => ({ seq, event: eventFromText(text) }));
  return {
    append: async (events) => {
      if (isBroken) throw new Error('the journal has failed before');
      try {
        await beforeCommit?.(events);
        const taken = events.map(({ seq, event }) => {
          const parentId = isFamilyEvent(event) ? event.parentId : null;
          return { seq, atMs: event.atMs, parentId, text: eventToText(event) };
        });
        for (const [index, { seq }] of taken.entries()) {
          if (seq !== last + index + 1) throw new Error(`event ${seq} does not follow ${last + index}`);
        }
        lines.push(...taken);
        last += taken.length;
      } catch (error) {
        isBroken = true;
        throw error;
      }
    },
    read: async (afterSeq, limit) => {
      const first = lines.findIndex(({ seq }) => seq > afterSeq);
      return first < 0 ? [] : decode(lines.slice(first, first + limit));
    },
    readOrder: async (parentId) => decode(lines.filter((line) => line.parentId === parentId)),
    lastSeq: async () => last,
    prune: async (upToSeq, beforeMs) => {
      const before = lines.length;
      lines = lines.filter(({ seq, atMs }) => seq > upToSeq || atMs >= beforeMs);
      return before - lines.length;
    },
    close: async () => undefined,
  };
}
