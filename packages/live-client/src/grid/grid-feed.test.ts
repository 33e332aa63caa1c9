import type { RowKey } from '@meridian/protocol/live/subscription-messages';
import { describe, expect, it } from 'vitest';
import { type FeedRules, feedRulesOf, GridFeed } from './grid-feed.ts';
import type { RowStore } from './row-store.ts';

const FIELDS = ['child_order_numeric_id', 'remaining_qty', 'status'];

function openFeed(rules: Partial<FeedRules> = {}) {
  let store: RowStore | null = null;
  const feed = new GridFeed(
    { openOnly: false, keepNewest: null, ...rules },
    {
      onStore: (next) => {
        store = next;
      },
      onChange: () => undefined,
    },
    () => 42,
  );
  const keys = (): readonly RowKey[] | null =>
    store &&
    Array.from({ length: store.slotEnd }, (_, slot) => slot).flatMap((slot) =>
      store?.isAlive(slot) ? store.keyOf(slot) : [],
    );
  return { feed, keys };
}

describe('grid feed', () => {
  it('[LS31] ignores an increment before the snapshot', () => {
    const { feed, keys } = openFeed();
    feed.onIncrement([[1, 1, 5, 2, 'NEW']], []);
    feed.onFields(FIELDS);
    feed.onIncrement([[1, 1, 5, 2, 'NEW']], []);
    expect([keys(), feed.state.status, feed.lastDataMs]).toEqual([null, 'loading', null]);
  });

  it('[LS32] replaces everything by a snapshot, once its last part is there', () => {
    const { feed, keys } = openFeed();
    feed.onFields(FIELDS);
    feed.onSnapshot([[1, 5, 'NEW']], true);
    feed.onFields(FIELDS);
    feed.onSnapshot([[2, 5, 'NEW']], false);
    expect(keys()).toEqual([1]);
    feed.onSnapshot([[3, 5, 'NEW']], true);
    expect(keys()).toEqual([2, 3]);
  });

  it('removes a child with nothing left where only open ones are shown', () => {
    const { feed, keys } = openFeed({ openOnly: true });
    feed.onFields(FIELDS);
    feed.onSnapshot(
      [
        [1, 5, 'NEW'],
        [2, 0, 'FILLED'],
        [3, null, 'NEW'],
      ],
      true,
    );
    expect(keys()).toEqual([1, 3]);
    feed.onIncrement(
      [
        [1, 1, 0],
        [4, 1, 0, 2, 'FILLED'],
        [5, 1, 1, 2, 'NEW'],
      ],
      [3],
    );
    expect(keys()).toEqual([5]);
  });

  it('keeps it where all are shown', () => {
    const { feed, keys } = openFeed();
    feed.onFields(FIELDS);
    feed.onSnapshot([[1, 5, 'NEW']], true);
    feed.onIncrement([[1, 1, 0]], []);
    expect(keys()).toEqual([1]);
  });

  it('appends to a log and lets its oldest entries go', () => {
    const { feed, keys } = openFeed({ keepNewest: 3 });
    feed.onFields(FIELDS);
    feed.onSnapshot(
      [
        [1, 0, ''],
        [2, 0, ''],
        [3, 0, ''],
        [4, 0, ''],
      ],
      true,
    );
    expect(keys()).toEqual([2, 3, 4]);
    feed.onIncrement(
      [
        [5, 2, 'a'],
        [6, 2, 'b'],
      ],
      [],
    );
    expect(keys()).toEqual([4, 5, 6]);
  });

  it('bounds logs and leaves open children to themselves by topic', () => {
    const rules = [
      feedRulesOf({ kind: 'topic', topic: { topic: 'event_log', params: { snapshot_only: false } } }),
      feedRulesOf({ kind: 'topic', topic: { topic: 'child_orders', params: { open_only: true } } }),
      feedRulesOf({ kind: 'topic', topic: { topic: 'child_orders', params: {} } }),
    ];
    expect(rules).toEqual([
      { openOnly: false, keepNewest: 10_000 },
      { openOnly: true, keepNewest: null },
      { openOnly: false, keepNewest: null },
    ]);
  });

  it('[LS82] keeps the rows of a lost connection, with since when, until the snapshot that follows', () => {
    const { feed, keys } = openFeed();
    feed.onFields(FIELDS);
    feed.onSnapshot([[1, 5, 'NEW']], true);
    feed.onStale(7);
    feed.onStale(9);
    expect([keys(), feed.state]).toEqual([[1], { status: 'stale', staleSinceMs: 7, refusal: null }]);
    feed.onIncrement([[1, 1, 4]], [1]);
    expect(keys()).toEqual([1]);
    feed.onFields(FIELDS);
    feed.onSnapshot([], true);
    expect([keys(), feed.state.status]).toEqual([[], 'live']);
  });

  it('keeps nothing after a refusal or a sign-out', () => {
    const { feed, keys } = openFeed();
    feed.onFields(FIELDS);
    feed.onSnapshot([[1, 5, 'NEW']], true);
    feed.onRefused('not-permitted', 'No.');
    expect([keys(), feed.state.refusal]).toEqual([null, { code: 'not-permitted', message: 'No.' }]);
    feed.onForget();
    expect([keys(), feed.state.status]).toEqual([null, 'loading']);
  });
});
