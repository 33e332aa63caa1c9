import type { StoredLogEntry } from '@meridian/storage/event-log/log-entry';
import type { LogFilter } from '@meridian/storage/event-log/log-filter';
import { describe, expect, it } from 'vitest';
import { LogWindow } from '../logs/log-window.ts';
import { storedEntry } from '../logs/testing.ts';
import { type FeedFilters, FilteredFeed } from './filtered-feed.ts';

const ALL: FeedFilters = { sort: 'timestamp:desc', filter: { visibleTo: [] } };

const settle = () => new Promise(setImmediate);

/** A store and a client that the test controls. */
function openFeed({ max = 3, batchSize = 100 } = {}) {
  const window = new LogWindow(max);
  const said: string[] = [];
  const questions: { filter: LogFilter; answer: (upToId: number) => void; fail: () => void }[] = [];
  const state = { isFull: false, isBusy: false, now: 0, errors: 0 };
  const kind = {
    load: (filter: LogFilter) => {
      const { promise, resolve, reject } = Promise.withResolvers<{ upToId: number }>();
      questions.push({ filter, answer: (upToId) => resolve({ upToId }), fail: () => reject(new Error('away')) });
      return promise;
    },
    start: ({ upToId }: { upToId: number }) => said.push(`start ${upToId}`),
    append: (entries: readonly StoredLogEntry[]) => said.push(entries.map(({ id }) => id).join(',')),
    repeat: () => said.push('repeat'),
  };
  const feed = new FilteredFeed(kind, {
    window,
    gate: { run: async (work) => (state.isBusy ? { kind: 'busy' } : { kind: 'done', result: await work() }) },
    isFull: () => state.isFull,
    nowMs: () => state.now,
    batchSize,
    retryMs: 1_000,
    reloadAfterMs: 60_000,
    onError: () => {
      state.errors += 1;
    },
  });
  const answer = async (upToId: number) => {
    await settle();
    questions.shift()?.answer(upToId);
    await settle();
  };
  const add = (...ids: number[]) => window.append(ids.map((id) => storedEntry(id)));
  return { feed, window, said, questions, state, answer, add };
}

describe('FilteredFeed', () => {
  it('joins loaded and later entries without a gap or a repetition', async () => {
    const { feed, said, add, answer } = openFeed();
    add(1);
    feed.setFilters(ALL);
    add(2, 3);
    await answer(2);
    add(4);
    feed.pump();
    feed.pump();
    expect(said).toEqual(['start 2', '3', '4']);
  });

  it('sends nothing that was loaded under old filters', async () => {
    const { feed, said, answer, questions } = openFeed();
    feed.setFilters(ALL);
    await settle();
    feed.setFilters({ ...ALL, filter: { visibleTo: [], level: 'critical' } });
    await answer(5);
    expect(said).toEqual([]);
    expect(questions[0]?.filter).toMatchObject({ level: 'critical' });
    feed.setFilters(null);
    await answer(6);
    expect(said).toEqual([]);
  });

  it('waits for a client that does not read, and then sends what it missed', async () => {
    const { feed, said, add, answer, state } = openFeed();
    feed.setFilters(ALL);
    await answer(0);
    state.isFull = true;
    add(1, 2);
    feed.pump();
    add(3);
    state.isFull = false;
    feed.pump();
    expect(said).toEqual(['start 0', '1,2,3']);
  });

  it('starts again for a client that fell behind the window', async () => {
    const { feed, said, add, answer, state } = openFeed({ max: 3 });
    feed.setFilters(ALL);
    await answer(0);
    state.isFull = true;
    for (let id = 1; id <= 5; id += 1) add(id);
    state.isFull = false;
    feed.pump();
    await answer(5);
    expect(said).toEqual(['start 0', 'start 5']);
  });

  it('does not ask again and again when the store has deleted everything', async () => {
    const { feed, said, add, answer, questions, window } = openFeed();
    add(1, 2);
    window.forgetBefore(100);
    feed.setFilters(ALL);
    await answer(0);
    feed.pump();
    add(3);
    feed.pump();
    expect([said, questions]).toEqual([['start 0', '3'], []]);
  });

  it('sends in batches', async () => {
    const { feed, said, add, answer } = openFeed({ batchSize: 2 });
    feed.setFilters(ALL);
    await answer(0);
    add(1, 2, 3);
    feed.pump();
    expect(said).toEqual(['start 0', '1,2', '3']);
  });

  it('tries again after a while when the store is away or busy', async () => {
    const { feed, said, answer, questions, state } = openFeed();
    feed.setFilters(ALL);
    await settle();
    questions.shift()?.fail();
    await settle();
    feed.pump();
    expect([questions.length, state.errors]).toEqual([0, 1]);
    state.now = 1_000;
    state.isBusy = true;
    feed.pump();
    await settle();
    state.isBusy = false;
    state.now = 2_000;
    feed.pump();
    await answer(7);
    expect(said).toEqual(['start 7']);
  });

  it('reloads after its time, and repeats only what it has sent', async () => {
    const { feed, said, answer, state } = openFeed();
    feed.repeat();
    feed.setFilters(ALL);
    await answer(1);
    feed.repeat();
    state.now = 60_000;
    feed.pump();
    await answer(2);
    expect(said).toEqual(['start 1', 'repeat', 'start 2']);
  });
});
