import { describe, expect, it } from 'vitest';
import type { NewLogEntry } from './log-entry.ts';
import { BatchedLogWriter, type BatchedLogWriterOptions } from './log-writer.ts';
import { orderLogEntry } from './testing.ts';

/** A database that can be down, and that rejects some messages. */
function fakeStore() {
  const messages: string[] = [];
  const state = { isAway: false, refuses: 'nothing', calls: 0 };
  const append = async (entries: readonly NewLogEntry[]): Promise<void> => {
    state.calls += 1;
    await Promise.resolve();
    if (state.isAway) throw new Error('away');
    if (entries.some(({ log_message }) => log_message.includes(state.refuses))) {
      throw Object.assign(new Error('refused'), { code: '23514' });
    }
    messages.push(...entries.map(({ log_message }) => log_message));
  };
  return { messages, state, append };
}

function openWriter(options: Partial<BatchedLogWriterOptions> & Pick<BatchedLogWriterOptions, 'append'>) {
  const errors: unknown[] = [];
  const quick = { flushMs: 1, firstRetryMs: 1, nowMs: () => 5_000, onError: (error: unknown) => errors.push(error) };
  return { writer: new BatchedLogWriter({ ...quick, ...options }), errors };
}

const PATIENT = { timeout: 4_000 };

const say = (log_message: string, log_level: 'critical' | 'warning' = 'warning') =>
  orderLogEntry({ log_message, log_level });

describe('BatchedLogWriter', () => {
  it('writes what came together in one batch, in order', async () => {
    const store = fakeStore();
    const { writer } = openWriter(store);
    for (const text of ['one', 'two', 'three']) writer.write(say(text));
    await expect.poll(() => store.messages, PATIENT).toEqual(['one', 'two', 'three']);
    expect(store.state.calls).toBe(1);
    expect(writer.stats).toEqual({ waiting: 0, written: 3, dropped: 0, droppedCritical: 0 });
    await writer.close();
  });

  it('keeps entries while the database is away, tells so once, and writes them when it is back', async () => {
    const store = fakeStore();
    const { writer, errors } = openWriter(store);
    store.state.isAway = true;
    writer.write(say('patient'));
    await expect.poll(() => store.state.calls, PATIENT).toBeGreaterThan(2);
    store.state.isAway = false;
    await expect.poll(() => store.messages, PATIENT).toEqual(['patient']);
    expect(errors).toHaveLength(1);
    await writer.close();
  });

  it('leaves out the oldest when too many wait, never a critical one, and the log itself says how many', async () => {
    const store = fakeStore();
    const { writer } = openWriter({ ...store, maxWaiting: 3 });
    store.state.isAway = true;
    writer.write(say('critical', 'critical'));
    for (const text of ['b', 'c', 'd', 'e']) writer.write(say(text));
    expect(writer.stats).toMatchObject({ waiting: 3, dropped: 2, droppedCritical: 0 });
    store.state.isAway = false;
    const notice = '2 log entries were left out: more came than could be written.';
    await expect.poll(() => store.messages, PATIENT).toEqual(['critical', 'd', 'e', notice]);
    await writer.close();
  });

  it('leaves out the one entry that the database will not have, and no other', async () => {
    const store = fakeStore();
    const { writer, errors } = openWriter(store);
    store.state.refuses = 'bad';
    for (const text of ['a', 'b', 'bad', 'd', 'e']) writer.write(say(text));
    await expect.poll(() => store.messages, PATIENT).toEqual(expect.arrayContaining(['a', 'b', 'd', 'e']));
    expect(errors).toHaveLength(1);
    expect(writer.stats).toMatchObject({ written: expect.any(Number), dropped: 1 });
    await writer.close();
  });

  it('writes what waits when it closes, and counts what comes after', async () => {
    const store = fakeStore();
    const { writer } = openWriter({ ...store, flushMs: 60_000 });
    writer.write(say('last words'));
    await writer.close();
    writer.write(say('too late', 'critical'));
    expect(store.messages).toEqual(['last words']);
    expect(writer.stats).toMatchObject({ dropped: 1, droppedCritical: 1 });
  });

  it('ends though the database is away for good', async () => {
    const store = fakeStore();
    const { writer } = openWriter(store);
    store.state.isAway = true;
    writer.write(say('lost'));
    await writer.close();
    expect(writer.stats.waiting).toBe(1);
  });
});
