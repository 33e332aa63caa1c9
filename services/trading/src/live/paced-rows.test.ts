import type { RowKey } from '@meridian/protocol/live/subscription-messages';
import { BudgetsByOwner } from '@meridian/service-kit/budgets-by-owner';
import { FairWork } from '@meridian/service-kit/fair-work';
import { describe, expect, it } from 'vitest';
import { FakeClient, FakeSource, UNBOUNDED } from './hub-fakes.fixture.ts';
import { sendingShare } from './live-budgets.ts';
import { testUser } from './testing.ts';
import { TopicHub } from './topic-hub.ts';

/** A desk whose users are sent so many bytes at once and per second. */
function desk(burst: number, perSecond: number, source = new FakeSource()) {
  const clock = { nowMs: 0 };
  const deferred: (() => void)[] = [];
  const defer = (run: () => void) => void deferred.push(run);
  const sending = new BudgetsByOwner({ burst, perSecond, maxDebt: burst, nowMs: () => clock.nowMs });
  const hub = new TopicHub({
    sources: { status: source },
    partBytes: 1_000_000,
    ...UNBOUNDED,
    share: sendingShare(sending),
    defer,
    fairWork: new FairWork({ defer }),
    onError: (error) => {
      throw error;
    },
  });
  const join = (client: FakeClient, userId: number) =>
    hub.subscribe({ id: 's', topic: 'status', params: {} }, testUser({ id: userId }), client.outbound);
  const settle = () => {
    for (let run = deferred.shift(); run !== undefined; run = deferred.shift()) run();
  };
  const wait = (ms: number) => {
    clock.nowMs += ms;
    hub.flush();
    settle();
  };
  return { hub, source, join, settle, wait, deferred };
}

const increments = (client: FakeClient) =>
  client.frames.flatMap((frame) => (frame.type === 'increment' ? [frame.payload] : []));

describe('rows that one user is sent', () => {
  it('[LS78] come later when pages of the user take far more than their share, each with its newest values', () => {
    const { source, join, settle, wait } = desk(6_000, 100);
    const pages = Array.from({ length: 10 }, () => new FakeClient());
    for (const page of pages) join(page, 1);
    const other = new FakeClient();
    join(other, 2);
    settle();
    for (let at = 1; at <= 50; at += 1) {
      source.put('x', at, 0);
      wait(100);
    }
    expect(increments(other)).toHaveLength(50);
    const sent = pages.reduce((sum, page) => sum + increments(page).length, 0);
    expect(sent).toBeGreaterThan(0);
    expect(sent).toBeLessThan(100);
    wait(120_000);
    expect(pages.map((page) => page.rows.get('x'))).toEqual(pages.map(() => ['x', 50, 0]));
  });

  it('[LS78] a snapshot goes on when the share allows it, and holds every row', () => {
    const { source, join, settle, wait } = desk(500, 100);
    for (let at = 0; at < 200; at += 1) source.put(`row${at}`, at, 0);
    const page = new FakeClient();
    join(page, 1);
    settle();
    const another = new FakeClient();
    join(another, 1);
    settle();
    expect(another.rows.size).toBe(0);
    wait(120_000);
    expect(another.rows).toEqual(source.rows);
  });

  it('[LS79] a change that waited is sent with the fields that changed meanwhile, and no others', () => {
    const { hub, source, join, settle } = desk(1e9, 1e9);
    source.put('x', 1, 1);
    const page = new FakeClient();
    join(page, 1);
    page.read(false);
    source.put('x', 2, 1);
    hub.flush();
    source.put('x', 3, 1);
    hub.flush();
    source.put('new', 7, 8);
    hub.flush();
    page.read(true);
    hub.flush();
    settle();
    expect(increments(page).map(({ rows }) => rows)).toEqual([
      [['x', 1, 2]],
      [
        ['x', 1, 3],
        ['new', 0, 'new', 1, 7, 2, 8],
      ],
    ]);
  });

  it('are found in steps: a turn looks at no more than some of very many that are not to be seen', () => {
    const source = new LargeSource();
    const { join, deferred } = desk(1e9, 1e9, source);
    const page = new FakeClient();
    join(page, 1);
    let most = source.looks;
    for (let run = deferred.shift(); run !== undefined; run = deferred.shift()) {
      source.looks = 0;
      run();
      most = Math.max(most, source.looks);
    }
    expect(most).toBeLessThanOrEqual(1_000);
    expect([...page.rows.keys()]).toEqual(['seen']);
  });
});

/** One row to be seen among very many. */
class LargeSource extends FakeSource {
  looks = 0;

  override open(...args: Parameters<FakeSource['open']>) {
    this.put('seen', 1, 1);
    const view = super.open(...args);
    const hidden = Array.from({ length: 20_000 }, (_, at) => `hidden${at}`);
    return {
      ...view,
      likelyKeys: () => [...hidden, ...this.rows.keys()],
      row: (key: RowKey) => {
        this.looks += 1;
        return view.row(key);
      },
    };
  }
}
