import { describe, expect, it } from 'vitest';
import { testUser } from '../../live/testing.ts';
import { sampleChild, sampleParent } from '../testing/sample-records.ts';
import { topicDesk } from '../testing/topic-desk.ts';

const USER = testUser({ data_permissions: { accounts: ['ALPHA'], alloc_accounts: [] }, market_data_permit: true });
const SIGNALS = { held_back_by: null, start_ms: null, end_ms: null, auction_wait_until_ms: null };

describe('orders that a destination concerns', () => {
  it('[LS48] have open child orders there or were rerouted, are active, and belong to accounts of the user', () => {
    const desk = topicDesk();
    const foreign = { account: 'BETA', alloc_account: 'BETA-1' };
    desk.put('parent_orders', sampleParent(1), sampleParent(2), sampleParent(3, foreign), sampleParent(4));
    desk.put('parent_orders', sampleParent(5, { status: 'FILLED' }), sampleParent(6));
    const at = { destination_name: 'BRK-SOR', remaining_qty: 300 };
    desk.put('child_orders', sampleChild(11, 1, at), sampleChild(12, 1, at), sampleChild(13, 2));
    desk.put('child_orders', sampleChild(14, 3, { ...at, ...foreign }), sampleChild(15, 5, at));
    desk.put('child_orders', sampleChild(16, 4, { ...at, status: 'OUT', remaining_qty: 0 }));
    desk.put('child_orders', sampleChild(17, 6, { status: 'OUT', remaining_qty: 0 }));
    desk.put('order_signals', { ...SIGNALS, parent_order_numeric_id: 6, avoided_destinations: 'CROSS-X,BRK-SOR' });
    const client = desk.join('destination_orders', USER, { destination_name: 'BRK-SOR' });
    expect(client.keys()).toEqual([1, 6]);
    expect([client.cell(1, 'open_child_orders'), client.cell(1, 'open_child_qty')]).toEqual([2, 600]);
    const avoided = (id: number) => client.cell(id, 'avoided_destinations');
    expect([avoided(1), avoided(6)]).toEqual([null, 'CROSS-X,BRK-SOR']);
    expect(desk.join('destination_orders', USER).keys()).toEqual([6]);
    desk.put('child_orders', sampleChild(11, 1, { ...at, remaining_qty: 0, status: 'FILLED' }));
    desk.put('child_orders', sampleChild(12, 1, { ...at, remaining_qty: 0, status: 'OUT' }));
    desk.topics.refresh();
    expect(client.flush().keys()).toEqual([6]);
  });

  it('[LS51] have no amount without the market-data permit', () => {
    const desk = topicDesk();
    desk.put('parent_orders', sampleParent(1));
    desk.put('child_orders', sampleChild(11, 1, { destination_name: 'BRK-SOR' }));
    const masked = desk.join(
      'destination_orders',
      { ...USER, market_data_permit: false },
      { destination_name: 'BRK-SOR' },
    );
    expect(masked.cell(1, 'remaining_usd')).toBeNull();
  });
});
