import { isAccountVisible } from '@meridian/domain/account-access';
import { isTopic, type Topic } from '@meridian/protocol/live/topic-names';
import type { User } from '@meridian/protocol/rest/identity-schemas';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testUser } from '../live/testing.ts';
import { sampleAudit, sampleChild, sampleExecution, sampleLeg, sampleParent } from './testing/sample-records.ts';
import type { TopicClient } from './testing/topic-client.ts';
import { topicDesk } from './testing/topic-desk.ts';

const ACCOUNTS = ['ALPHA', 'BETA', 'GAMMA'] as const;

const owner = fc
  .record({ account: fc.constantFrom(...ACCOUNTS), nth: fc.constantFrom('1', '2') })
  .map(({ account, nth }) => ({ account, alloc_account: `${account}-${nth}` }));

const user: fc.Arbitrary<User> = fc
  .record({
    accounts: fc.subarray([...ACCOUNTS]),
    alloc_accounts: fc.subarray(ACCOUNTS.flatMap((account) => [`${account}-1`, `${account}-2`])),
    market_data_permit: fc.boolean(),
  })
  .map(({ market_data_permit, ...data_permissions }) => testUser({ market_data_permit, data_permissions }));

const step = fc.record({
  parentId: fc.integer({ min: 1, max: 6 }),
  what: fc.constantFrom('parent', 'child', 'execution', 'leg', 'audit', 'remove', 'flush', 'refresh'),
  nth: fc.integer({ min: 1, max: 4 }),
  qty: fc.nat(3),
  isSpread: fc.boolean(),
});

/** Topics about single orders. Summaries have their own test. */
const TOPICS = [
  'parent_orders',
  'child_orders',
  'executions',
  'cancelled',
  'audit',
  'calendar_spread',
  'stuck_orders',
  'stuck_child_orders',
].filter(isTopic);

const ALL_PARENTS = { parent_order_numeric_ids: [1, 2, 3, 4, 5, 6] };

describe('account scope', () => {
  it('[LS51] whatever happens, no row of another account and no quote without the permit leaves', () => {
    fc.assert(
      fc.property(
        fc.array(owner, { minLength: 6, maxLength: 6 }),
        user,
        fc.array(step, { maxLength: 60 }),
        (owners, who, steps) => {
          const desk = topicDesk();
          const clients = new Map(
            TOPICS.flatMap((topic) => [
              [`${topic} all`, desk.join(topic, who, paramsOf(topic))],
              [`${topic} of parents`, desk.join(topic, who, ALL_PARENTS)],
            ]),
          );
          for (const next of steps) {
            const { parentId, what, nth, qty, isSpread } = next;
            const own = owners[parentId - 1] ?? { account: 'ALPHA', alloc_account: 'ALPHA-1' };
            const asset = isSpread ? ({ asset_class: 'FUTURE', asset_sub_class: 'CALENDAR SPREAD' } as const) : {};
            const childId = parentId * 10 + nth;
            const status = qty === 0 ? 'OUT' : 'WORKING';
            desk.clock.nowMs += 50_000;
            if (what === 'parent')
              desk.put('parent_orders', sampleParent(parentId, { ...own, ...asset, filled_qty: qty }));
            if (what === 'child')
              desk.put('child_orders', sampleChild(childId, parentId, { ...own, status, remaining_qty: qty }));
            if (what === 'execution') desk.put('executions', sampleExecution(`E${childId}`, parentId, own));
            if (what === 'leg')
              desk.put('legs', sampleLeg(parentId, nth > 2 ? 'FRONT' : 'BACK', { ...own, filled_qty: qty }));
            if (what === 'audit') desk.put('audit', sampleAudit(childId, parentId, own));
            if (what === 'remove') desk.remove('parent_orders', parentId);
            if (what === 'refresh') desk.topics.refresh();
            if (what === 'flush') for (const client of clients.values()) client.flush();
          }
          for (const client of clients.values()) client.flush();
          const leaks = Array.from(clients, ([name, client]) => [name, leaksTo(who, client)] as const);
          expect(leaks.filter(([, rows]) => rows.length > 0)).toEqual([]);
          const held = TOPICS.map((topic) => [topic, clients.get(`${topic} all`)?.rows]);
          expect(held).toEqual(TOPICS.map((topic) => [topic, desk.join(topic, who, paramsOf(topic)).rows]));
        },
      ),
      { numRuns: 200 },
    );
  });
});

/** Rows that must not be sent: of another account, or with a quote. */
function leaksTo({ data_permissions, market_data_permit }: User, { fields, left }: TopicClient) {
  const account = fields.indexOf('account');
  const allocAccount = fields.indexOf('alloc_account');
  const quotes = fields.flatMap((field, column) =>
    /^(current_|snap_|(open|remaining)_usd$)/.test(field) ? [column] : [],
  );
  return left.filter((row) => {
    const owner = { account: String(row[account]), alloc_account: String(row[allocAccount]) };
    const hasQuote = quotes.some((column) => row[column] !== null);
    return !isAccountVisible(data_permissions, owner) || (hasQuote && !market_data_permit);
  });
}

function paramsOf(topic: Topic): Readonly<Record<string, unknown>> {
  return topic === 'audit' ? ALL_PARENTS : {};
}
