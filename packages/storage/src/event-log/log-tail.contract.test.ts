import { sql } from 'kysely';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestDatabase } from '../testing.ts';
import { appendLogEntries } from './append-log-entries.ts';
import type { StoredLogEntry } from './log-entry.ts';
import { type LogTail, startLogTail } from './log-tail.ts';
import { serviceLine } from './testing.ts';

const server = await startTestDatabase();
const { db } = server.database;
afterAll(() => server.stop());

const PATIENT = { timeout: 20_000 };

let tail: LogTail | null = null;
let heard: StoredLogEntry[] = [];
let errors: unknown[] = [];

beforeEach(async () => {
  await sql`truncate event_log restart identity`.execute(db);
  heard = [];
  errors = [];
});
afterEach(() => tail?.close());

async function follow(options: { newest?: number; batchSize?: number; pollMs?: number } = {}): Promise<void> {
  tail = startLogTail({
    database: server.database,
    newest: 3,
    // Longer than the test, so that entries arrive only by notification.
    pollMs: 600_000,
    onEntries: (entries) => heard.push(...entries),
    onError: (error) => errors.push(error),
    ...options,
  });
  await tail.ready;
}

const append = (...messages: string[]) =>
  appendLogEntries(
    db,
    messages.map((message) => serviceLine(message)),
  );
const texts = () => heard.map(({ log_message }) => log_message).join(' ');

describe('the tail', () => {
  it('begins with the newest and goes on with whatever is appended, in order', async () => {
    await append('a', 'b', 'c', 'd');
    await follow({ batchSize: 2 });
    expect(texts()).toBe('b c d');
    await append('e', 'f', 'g', 'h', 'i');
    await expect.poll(texts, PATIENT).toBe('b c d e f g h i');
  });

  it('goes on where it was when its connection broke', async () => {
    await follow();
    await append('a');
    await expect.poll(texts, PATIENT).toBe('a');
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'event log tail'`.execute(
      db,
    );
    await append('b', 'c');
    await expect.poll(texts, PATIENT).toBe('a b c');
    expect(errors).toHaveLength(1);
  });

  it('ends while it waits', async () => {
    await follow();
    await tail?.close();
    await append('unheard');
    expect(heard).toEqual([]);
  });
});
