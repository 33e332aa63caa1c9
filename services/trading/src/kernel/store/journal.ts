import type { JournaledEvent } from '../events/kernel-event.ts';

/** The record of all events, in order without gaps, with one writer at a time. */
export type Journal = {
  /** Resolves when all are durable. Rejects when that is unknown, and then accepts nothing more. */
  append(events: readonly JournaledEvent[]): Promise<void>;
  /** Events after a sequence number, in order, at most `limit`. */
  read(afterSeq: number, limit: number): Promise<readonly JournaledEvent[]>;
  /** All events of one order, in order: the material of its audit history. */
  readOrder(parentId: number): Promise<readonly JournaledEvent[]>;
  /** 0 while it is empty. */
  lastSeq(): Promise<number>;
  /** Deletes events up to a sequence number that are older than a time. Returns their number. */
  prune(upToSeq: number, beforeMs: number): Promise<number>;
  close(): Promise<void>;
};

/** An event is unreadable or missing. Trading must not continue on the rest. */
export class DamagedJournalError extends Error {
  override readonly name = 'DamagedJournalError';
}
