import { setTimeout } from 'node:timers/promises';
import { StartupProblem } from '@meridian/protocol/startup-problem';
import type { OpenDatabase } from '@meridian/storage/database';
import type { StorageTransaction } from '@meridian/storage/transaction';
import { type JournaledEvent, isFamilyEvent, type KernelEvent } from '../kernel/events/kernel-event.ts';
import { EventLines } from './event-lines.ts';
import { eventFromText } from './event-text.ts';
import { DamagedJournalError, type Journal } from '../kernel/store/journal.ts';

/** Held by the writer's connection. Two engines on one journal would corrupt it. */
export const WRITER_LOCK = 7_220_011;

/** One statement and one round trip per batch. The texts are sent as one, split at line breaks. */
const APPEND = `
insert into trading_event (seq, at_ms, parent_id, kind, body)
select * from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::text[], string_to_array($5, E'\\n'))`;

const PRUNE_CHUNK = 20_000;

type EventRow = { readonly seq: number; readonly body: string };
type WriterConnection = StorageTransaction['client'];

/** A server may take a moment to notice that the previous engine is dead. */
const PATIENCE_MS = 5_000;
const TRY_AGAIN_MS = 50;

/** The journal in PostgreSQL. Throws a StartupProblem while another engine holds it, and keeps the lock. */
export async function openPostgresJournal(database: OpenDatabase, patienceMs = PATIENCE_MS): Promise<Journal> {
  const writer = await database.pool.connect();
  try {
    await takeWriterLock(writer, patienceMs);
    const { rows } = await writer.query<{ seq: number }>('select coalesce(max(seq), 0) as seq from trading_event');
    return postgresJournal(database, writer, rows[0]?.seq ?? 0);
  } catch (error) {
    writer.release(true);
    throw error;
  }
}

async function takeWriterLock(writer: WriterConnection, patienceMs: number): Promise<void> {
  const text = 'select pg_try_advisory_lock($1) as taken';
  for (let waitedMs = 0; waitedMs <= patienceMs; waitedMs += TRY_AGAIN_MS) {
    const { rows } = await writer.query<{ taken: boolean }>(text, [WRITER_LOCK]);
    if (rows[0]?.taken === true) return;
    await setTimeout(TRY_AGAIN_MS);
  }
  throw new StartupProblem('Another trading engine is at work on this database.', 'Stop it first, then start again.');
}

function postgresJournal(database: OpenDatabase, writer: WriterConnection, lastSeq: number): Journal {
  const lines = new EventLines();
  let last = lastSeq;
  let failure: unknown;
  const fail = (error: unknown): void => {
    failure ??= error;
  };
  writer.on('error', fail);
  return {
    append: async (events) => {
      if (failure !== undefined) throw new Error('the journal has failed before', { cause: failure });
      try {
        await appendBatch(writer, events, last, lines);
        last += events.length;
      } catch (error) {
        fail(error);
        throw error;
      }
    },
    read: async (afterSeq, limit) => {
      const text = 'select seq, body from trading_event where seq > $1 order by seq limit $2';
      const { rows } = await database.pool.query<EventRow>({ name: 'journal-read', text, values: [afterSeq, limit] });
      return decodeAll(database, rows);
    },
    readOrder: async (parentId) => {
      const text = 'select seq, body from trading_event where parent_id = $1 order by seq';
      const { rows } = await database.pool.query<EventRow>({ name: 'journal-order', text, values: [parentId] });
      return decodeAll(database, rows);
    },
    lastSeq: async () => last,
    prune: (upToSeq, beforeMs) => prune(database, upToSeq, beforeMs),
    close: async () => {
      writer.off('error', fail);
      // The lock ends with the connection.
      writer.release(true);
    },
  };
}

async function appendBatch(
  writer: WriterConnection,
  events: readonly JournaledEvent[],
  last: number,
  lines: EventLines,
): Promise<void> {
  const first = events[0];
  if (first === undefined) return;
  if (first.seq !== last + 1) throw new Error(`event ${first.seq} does not follow ${last}`);
  const seqs: number[] = [];
  const times: number[] = [];
  const parents: (number | 'NULL')[] = [];
  const kinds: string[] = [];
  for (const { seq, event } of events) {
    seqs.push(seq);
    times.push(event.atMs);
    parents.push(isFamilyEvent(event) ? event.parentId : 'NULL');
    kinds.push(event.kind);
  }
  const lists = [seqs, times, parents, kinds].map((list) => `{${list.join(',')}}`);
  await writer.query({ name: 'journal-append', text: APPEND, values: [...lists, lines.write(eventsOf(events))] });
}

function* eventsOf(journaled: readonly JournaledEvent[]): Generator<KernelEvent> {
  for (const { event } of journaled) yield event;
}

/** In portions, to avoid long locks and transactions. */
async function prune(database: OpenDatabase, upToSeq: number, beforeMs: number): Promise<number> {
  const text = `delete from trading_event where seq in
    (select seq from trading_event where seq <= $1 and at_ms < $2 order by seq limit ${PRUNE_CHUNK})`;
  let removed = 0;
  for (;;) {
    const { rowCount } = await database.pool.query(text, [upToSeq, beforeMs]);
    removed += rowCount ?? 0;
    if ((rowCount ?? 0) < PRUNE_CHUNK) return removed;
  }
}

async function decodeAll(database: OpenDatabase, rows: readonly EventRow[]): Promise<readonly JournaledEvent[]> {
  const events: JournaledEvent[] = [];
  for (const { seq, body } of rows) {
    try {
      events.push({ seq, event: eventFromText(body) });
    } catch (cause) {
      throw new DamagedJournalError(await describeDamage(database, seq), { cause });
    }
  }
  return events;
}

/** Identifies the event and its order by the columns beside the text. */
async function describeDamage(database: OpenDatabase, seq: number): Promise<string> {
  const text = 'select kind, parent_id from trading_event where seq = $1';
  const { rows } = await database.pool.query<{ kind: string; parent_id: number | null }>(text, [seq]);
  const [row] = rows;
  const parentId = row?.parent_id ?? null;
  const whose = parentId === null ? 'of no order' : `of order ${parentId}`;
  return `Event ${seq} (${row?.kind ?? 'unknown'}, ${whose}) cannot be read.`;
}
