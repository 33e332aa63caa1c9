import { isDescribed } from '@meridian/protocol/live/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { testUser } from '../live/testing.ts';
import { sampleParent } from '../topics/testing/sample-records.ts';
import { topicDesk } from '../topics/testing/topic-desk.ts';
import { ProgressFeed } from './progress-feed.ts';
import type { ProgressWanted } from './progress-summary.ts';
import { TestPage } from './testing.ts';

const ALPHA = testUser({
  dashboard_permit: true,
  market_data_permit: true,
  data_permissions: { accounts: ['ALPHA'], alloc_accounts: [] },
});
const BETA = { account: 'BETA', alloc_account: 'BETA-1' };

const ALL = { parentIds: null, asset: null, status: 'all' } as const;

/** A desk whose clock and timer the test controls. */
function progressDesk() {
  const desk = topicDesk();
  let look: (() => void) | null = null;
  const feed = new ProgressFeed({
    costs: desk.topics.costs,
    parents: desk.tables.parent_orders,
    nowMs: () => desk.clock.nowMs,
    every: (_intervalMs, run) => {
      look = run;
      return () => {
        look = null;
      };
    },
  });
  const wait = (ms: number) => {
    desk.clock.nowMs += ms;
    look?.();
  };
  return { desk, feed, wait, isLooking: () => look !== null };
}

let test: ReturnType<typeof progressDesk>;
let page: TestPage;

beforeEach(() => {
  test = progressDesk();
  page = new TestPage(ALPHA);
  test.desk.put(
    'parent_orders',
    sampleParent(1, { list_name: 'L1', country: 'US', target_usd: 100, filled_usd: 40 }),
    sampleParent(2, { list_name: null, country: 'JP', target_usd: 300, filled_usd: 0, asset_class: 'FUTURE' }),
    sampleParent(3, { ...BETA, list_name: 'L1', target_usd: 5_000 }),
  );
});

describe('progress', () => {
  it('[LS73] comes at once, whole, of the orders that the user may see', () => {
    test.feed.start(page, 'p1', ALL);
    expect(page.sent.every(isDescribed)).toBe(true);
    const [first] = page.progress;
    expect(first).toMatchObject({ id: 'p1', snapshot: true, global_summary: { no_of_orders: 2, target_usd: 400 } });
    expect(first?.by_lists.map(({ list_name, target_usd }) => [list_name, target_usd])).toEqual([
      ['L1', 100],
      [null, 300],
    ]);
    expect(first?.by_countries.map(({ country }) => country).sort()).toEqual(['JP', 'US']);
    expect(first?.by_asset_classes.map(({ asset_class_name }) => asset_class_name).sort()).toEqual([
      'EQUITY',
      'FUTURE',
    ]);
  });

  it('of named orders is of those alone, and of none that is not the user’s', () => {
    test.feed.start(page, 'p1', { ...ALL, parentIds: new Set([1, 3, 99]) });
    expect(page.progress[0]?.global_summary).toMatchObject({ no_of_orders: 1, target_usd: 100 });
  });

  it('is of the asset class and the status that were asked for', () => {
    test.desk.put('parent_orders', sampleParent(4, { status: 'FILLED', target_usd: 7 }));
    test.desk.put('parent_orders', sampleParent(5, { status: 'PENDING', filled_qty: 0, target_usd: 20 }));
    const targetOf = (wanted: Partial<ProgressWanted>) => {
      test.desk.clock.nowMs += 2_000;
      test.feed.start(page, 'p', { ...ALL, asset: 'EQUITY', ...wanted });
      return page.progress.at(-1)?.global_summary.target_usd;
    };
    expect(targetOf({})).toBe(127);
    expect(targetOf({ status: 'filled' })).toBe(7);
    expect(targetOf({ status: 'open' })).toBe(120);
    expect(targetOf({ asset: 'FUTURE' })).toBe(300);
  });

  it('[LS73] comes again only when something changed, and every two seconds at most', () => {
    test.feed.start(page, 'p1', ALL);
    test.wait(5_000);
    expect(page.progress).toHaveLength(1);
    test.desk.put('parent_orders', sampleParent(1, { list_name: 'L1', filled_usd: 60 }));
    test.wait(0);
    test.desk.put('parent_orders', sampleParent(1, { list_name: 'L1', filled_usd: 80 }));
    test.wait(1_999);
    expect(page.progress.map(({ snapshot }) => snapshot)).toEqual([true, false]);
    test.wait(1);
    expect(page.progress.at(-1)?.global_summary.filled_usd).toBe(80);
  });

  it('[LS73] comes no faster to a page that asks again and again', () => {
    for (const id of ['a', 'b', 'c']) {
      test.feed.start(page, id, ALL);
      test.feed.stop(page);
    }
    test.feed.start(page, 'd', ALL);
    expect(page.progress.map(({ id }) => id)).toEqual(['a']);
    test.wait(2_000);
    expect(page.progress.map(({ id, snapshot }) => [id, snapshot])).toEqual([
      ['a', true],
      ['d', true],
    ]);
  });

  it('waits for a page that does not read', () => {
    page.isReading = false;
    test.feed.start(page, 'p1', ALL);
    test.wait(2_000);
    expect(page.progress).toEqual([]);
    page.isReading = true;
    test.wait(500);
    expect(page.progress).toHaveLength(1);
  });

  it.each([
    ['stops', () => test.feed.stop(page)],
    ['signs out', () => (page.user = null)],
    ['loses the permit', () => (page.user = { ...ALPHA, dashboard_permit: false })],
  ])('ends when the page %s, and with the last page so does the looking', (_how, end) => {
    test.feed.start(page, 'p1', ALL);
    end();
    test.desk.put('parent_orders', sampleParent(1, { filled_usd: 90 }));
    test.wait(2_000);
    expect([page.progress.length, test.feed.size, test.isLooking()]).toEqual([1, 0, false]);
  });

  it('[LS51] says nothing valued at the last price without the permit, nor that it moved', () => {
    page.user = { ...ALPHA, market_data_permit: false };
    test.feed.start(page, 'p1', ALL);
    const [first] = page.progress;
    expect(first?.global_summary).toMatchObject({ open_usd: null, remaining_usd: null, target_usd: null });
    expect(first?.by_lists.every(({ open_usd }) => open_usd === null)).toBe(true);
    test.desk.put(
      'parent_orders',
      sampleParent(1, { list_name: 'L1', country: 'US', target_usd: 100, filled_usd: 40, open_usd: 7 }),
    );
    test.wait(2_000);
    expect(page.progress).toHaveLength(1);
  });

  it('uses the current permissions', () => {
    test.feed.start(page, 'p1', ALL);
    page.user = { ...ALPHA, data_permissions: { accounts: ['BETA'], alloc_accounts: [] } };
    test.wait(2_000);
    expect(page.progress.at(-1)?.global_summary).toMatchObject({ no_of_orders: 1, target_usd: 5_000 });
  });
});
