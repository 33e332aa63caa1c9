import { doubtText } from '@meridian/domain/order-doubt';
import { describe, expect, it } from 'vitest';
import { testUser } from '../live/testing.ts';
import type { UserNotice } from '../live/user-notice.ts';
import { sampleParent } from '../topics/testing/sample-records.ts';
import { topicDesk } from '../topics/testing/topic-desk.ts';

import { orderNotices } from './order-notices.ts';

function openDesk() {
  const desk = topicDesk();
  desk.put('parent_orders', sampleParent(1, { status: 'FILLED' }), sampleParent(2, { trader_id: 'TT' }));
  const notices: UserNotice[] = [];
  const stop = orderNotices(desk.tables.parent_orders, () => 7)((notice) => notices.push(notice));
  return { desk, notices, stop };
}

const owner = { accounts: ['ALDGATE'], alloc_accounts: [] };

describe('notices of orders', () => {
  it('tell how an order ended, once, to its own trader', () => {
    const { desk, notices } = openDesk();
    expect(notices).toEqual([]);
    const price = { avg_fill_price: 423.82542500000005, tick_size: 0.01 };
    const filled = sampleParent(2, { trader_id: 'TT', account: 'ALDGATE', status: 'FILLED', ...price });
    desk.put('parent_orders', filled);
    desk.put('parent_orders', { ...filled, current_last: 1 });
    expect(notices.map(({ payload }) => payload)).toMatchObject([
      {
        level: 'success',
        title: 'Order filled · 2',
        message: expect.stringMatching(/ at 423\.8254\.$/),
        at_ms: 7,
      },
    ]);
    const [notice] = notices;
    expect(notice?.isFor(testUser({ trader_id: 'TT', data_permissions: owner }))).toBe(true);
    expect(notice?.isFor(testUser({ trader_id: 'XX', data_permissions: owner }))).toBe(false);
    expect(notice?.isFor(testUser({ trader_id: 'TT' }))).toBe(false);
  });

  it('tell whoever may release it that an order waits', () => {
    const { desk, notices } = openDesk();
    desk.put('parent_orders', sampleParent(3, { status: 'PENDING', account: 'ALDGATE' }));
    const [notice] = notices;
    expect(notice?.isFor(testUser({ data_permissions: owner, are_actions_permitted: true }))).toBe(true);
    expect(notice?.isFor(testUser({ data_permissions: owner, are_actions_permitted: false }))).toBe(false);
  });

  it('tell whoever may act, once, that a person has to decide for a silent venue', () => {
    const { desk, notices } = openDesk();
    const doubt = { count: 2, at: [{ destination: 'DMA-1', quantity: 100 }], isStopped: false };
    const waiting = { account: 'ALDGATE', diagnostic_info: doubtText({ ...doubt, isOverdue: false }) };
    desk.put('parent_orders', sampleParent(2, waiting));
    expect(notices).toEqual([]);
    const overdue = sampleParent(2, { ...waiting, diagnostic_info: doubtText({ ...doubt, isOverdue: true }) });
    desk.put('parent_orders', overdue);
    desk.put('parent_orders', { ...overdue, diagnostic_info: doubtText({ ...doubt, count: 1, isOverdue: true }) });
    expect(notices.map(({ payload }) => payload.title)).toEqual(['Order in doubt · 2']);
    const [notice] = notices;
    expect(notice?.isFor(testUser({ data_permissions: owner, are_actions_permitted: true }))).toBe(true);
    expect(notice?.isFor(testUser({ data_permissions: owner, are_actions_permitted: false }))).toBe(false);
  });

  it('end when nobody listens', () => {
    const { desk, notices, stop } = openDesk();
    stop();
    desk.put('parent_orders', sampleParent(2, { status: 'REJECTED' }));
    expect(notices).toEqual([]);
  });
});
