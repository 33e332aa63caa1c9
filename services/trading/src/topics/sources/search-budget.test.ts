import type { PowerSearch } from '@meridian/domain/power-search/power-search';
import { FairWork } from '@meridian/service-kit/fair-work';
import { expect, it } from 'vitest';
import { FakeClient, UNBOUNDED } from '../../live/hub-fakes.fixture.ts';
import { testUser } from '../../live/testing.ts';
import { TopicHub } from '../../live/topic-hub.ts';
import { sampleParent } from '../testing/sample-records.ts';
import { topicDesk } from '../testing/topic-desk.ts';

const ALPHA = testUser({ data_permissions: { accounts: ['ALPHA'], alloc_accounts: [] }, market_data_permit: true });
const where: PowerSearch = { join: 'and', conditions: [{ field: 'country', operator: '=', value: 'US' }] };
const ORDERS = 5;
const LATE_FLUSHES = 10;

/** A live search over some orders, whose user may cause so much more work. */
async function searching() {
  const desk = topicDesk();
  const budget = { units: 0 };
  const late: number[] = [];
  const deferred: (() => void)[] = [];
  const defer = (run: () => void) => void deferred.push(run);
  const hub = new TopicHub({
    ...UNBOUNDED,
    sources: desk.topics.sources,
    partBytes: 1_000_000,
    takeWork: (_user, units) => budget.units >= units && (budget.units -= units) >= 0,
    onLate: (userId) => late.push(userId),
    defer,
    fairWork: new FairWork({ defer }),
    onError: (error) => {
      throw error;
    },
  });
  const flush = async (): Promise<void> => {
    for (let times = 0; times < 2; times += 1) {
      hub.flush();
      for (let run = deferred.shift(); run !== undefined; run = deferred.shift()) run();
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  const put = (country: string, last = 1): void =>
    desk.put(
      'parent_orders',
      ...Array.from({ length: ORDERS }, (_, at) => sampleParent(at + 1, { country, current_last: last })),
    );
  put('US');
  const client = new FakeClient();
  hub.subscribe({ id: 's', topic: 'parent_orders', params: { where } }, ALPHA, client.outbound);
  await flush();
  return { budget, late, flush, put, client };
}

it('[LS75] rows that change wait for the budget of the user, are shown as they were, and the page is told once', async () => {
  const { budget, late, flush, put, client } = await searching();
  expect(client.rows.size).toBe(ORDERS);
  put('JP');
  for (let times = 0; times < LATE_FLUSHES; times += 1) await flush();
  expect([client.rows.size, late]).toEqual([ORDERS, [ALPHA.id]]);
  // A unit for the search, one for its condition, one for the column: enough for two orders.
  budget.units = 2 * 3;
  await flush();
  expect(client.rows.size).toBe(ORDERS - 2);
  budget.units = 1_000;
  await flush();
  expect([client.rows.size, late]).toEqual([0, [ALPHA.id]]);
  put('US');
  await flush();
  expect(client.rows.size).toBe(ORDERS);
});

it('[LS75] what the search does not read costs nothing and never waits', async () => {
  const { flush, put, client } = await searching();
  put('US', 7);
  await flush();
  const [first] = client.rows.values();
  expect(first).toContain(7);
});
