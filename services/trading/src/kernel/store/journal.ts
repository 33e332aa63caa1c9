import type { JournaledEvent } from '../events/kernel-event.ts';

/** The record of everything that happened, in order and without holes; one writer at a time. */
export type Journal = {
  /** Resolves when all of them are durable; rejects when it cannot say so, and then takes nothing more. */
  append(events: readonly JournaledEvent[]): Promise<void>;
  /** Events after a sequence number, in order, at most `limit`. */
  read(afterSeq: number, limit: number): Promise<readonly JournaledEvent[]>;
  /** All events of one order, in order: the material of its audit history. */
  readOrder(parentId: number): Promise<readonly JournaledEvent[]>;
  /** 0 while it is empty. */
  lastSeq(): Promise<number>;
  /** Forgets events up to a sequence number that are older than a time; answers how many. */
  prune(upToSeq: number, beforeMs: number): Promise<number>;
  close(): Promise<void>;
};

/** An event that cannot be read, or is missing: nothing may be traded on what is left. */
export class DamagedJournalError extends Error {
  override readonly name = 'DamagedJournalError';
}
