import { describe, expect, it } from 'vitest';
import { testUser } from '../../live/testing.ts';
import {
  sampleAudit,
  sampleChild,
  sampleExecution,
  sampleLeg,
  sampleMarket,
  sampleParent,
} from '../testing/sample-records.ts';
import { topicDesk } from '../testing/topic-desk.ts';

const ALPHA = testUser({ data_permissions: { accounts: ['ALPHA'], alloc_accounts: [] }, market_data_permit: true });
const BETA = testUser({ data_permissions: { accounts: ['BETA'], alloc_accounts: [] }, market_data_permit: true });
const NO_QUOTES = { ...ALPHA, market_data_permit: false };

describe('order topics', () => {
  it('[LS51] show the rows of the own accounts, and an allocation account that is granted alone', () => {
    const desk = topicDesk();
    desk.put('parent_orders', sampleParent(1), sampleParent(2, { account: 'BETA', alloc_account: 'BETA-1' }));
    const alone = testUser({ data_permissions: { accounts: [], alloc_accounts: ['BETA-1'] } });
    expect(desk.join('parent_orders', ALPHA).keys()).toEqual([1]);
    expect(desk.join('parent_orders', BETA).keys()).toEqual([2]);
    expect(desk.join('parent_orders', alone).keys()).toEqual([2]);
    expect(desk.join('parent_orders', testUser()).keys()).toEqual([]);
  });

  it('[LS33] tell the fields that changed, and whether they can wait', () => {
    const desk = topicDesk();
    desk.put('parent_orders', sampleParent(1));
    const client = desk.join('parent_orders', ALPHA);
    desk.put('parent_orders', sampleParent(1, { current_last: 100.7 }));
    desk.put('parent_orders', sampleParent(1, { current_last: 100.7, filled_qty: 500 }));
    const at = (field: string) => client.fields.indexOf(field);
    expect(client.changes).toEqual([
      { key: 1, fields: [at('current_last')], urgent: false },
      { key: 1, fields: [at('filled_qty')], urgent: true },
    ]);
  });

  it('[LS51] without the permit quotes are null, and their changes are not even told', () => {
    const desk = topicDesk();
    desk.put('parent_orders', sampleParent(1));
    desk.put('child_orders', sampleChild(9, 1));
    const client = desk.join('parent_orders', NO_QUOTES);
    const children = desk.join('child_orders', NO_QUOTES);
    expect([client.cell(1, 'current_bid'), client.cell(1, 'filled_qty')]).toEqual([null, 400]);
    expect([children.cell(9, 'snap_ask'), children.cell(9, 'limit_price')]).toEqual([null, 101]);
    desk.put('parent_orders', sampleParent(1, { current_last: 100.7 }));
    expect(client.changes).toEqual([]);
  });

  it('filter by asset class, rows without one being equities, and by parent', () => {
    const desk = topicDesk();
    const spread = { asset_class: 'FUTURE', asset_sub_class: 'CALENDAR SPREAD' } as const;
    desk.put('parent_orders', sampleParent(1), sampleParent(2, { asset_class: null }), sampleParent(3, spread));
    const keys = (params: object) => desk.join('parent_orders', ALPHA, { ...params }).keys();
    expect(keys({ asset: 'EQUITY' })).toEqual([1, 2]);
    expect(keys({ asset: 'FUTURE' })).toEqual([3]);
    expect(keys({ asset: 'CALENDAR SPREAD' })).toEqual([3]);
    expect(keys({ parent_order_numeric_ids: [2, 3, 77] })).toEqual([2, 3]);
  });

  it('where only open children are shown, one with nothing left goes', () => {
    const desk = topicDesk();
    desk.put('child_orders', sampleChild(9, 1), sampleChild(10, 2));
    const open = desk.join('child_orders', ALPHA, { parent_order_numeric_ids: [1], open_only: true });
    const all = desk.join('child_orders', ALPHA);
    desk.put('child_orders', sampleChild(9, 1, { remaining_qty: 0, status: 'FILLED' }));
    expect(open.flush().keys()).toEqual([]);
    expect(all.flush().cell(9, 'status')).toBe('FILLED');
  });

  it('cancelled are children that left the market, but not those invited to trade', () => {
    const desk = topicDesk();
    const client = desk.join('cancelled', ALPHA);
    desk.put('child_orders', sampleChild(1, 1), sampleChild(2, 1, { status: 'REJECTED' }), sampleChild(3, 1));
    desk.put('child_orders', sampleChild(1, 1, { status: 'PARTIAL_OUT' }));
    desk.put('child_orders', sampleChild(3, 1, { status: 'OUT', special_order_instruction: 'FirmUp' }));
    expect(client.flush().keys()).toEqual([1]);
  });

  it('removing a parent removes its children, executions, legs and audit', () => {
    const desk = topicDesk();
    desk.put('parent_orders', sampleParent(1), sampleParent(2));
    desk.put('child_orders', sampleChild(9, 1), sampleChild(10, 2));
    desk.put('executions', sampleExecution('E1', 1), sampleExecution('E2', 2));
    desk.put('audit', sampleAudit(5, 1));
    const executions = desk.join('executions', ALPHA);
    const audit = desk.join('audit', ALPHA, { parent_order_numeric_ids: [1] });
    desk.remove('parent_orders', 1);
    expect(executions.flush().keys()).toEqual(['E2']);
    expect(audit.flush().keys()).toEqual([]);
    expect([...desk.tables.child_orders.keys()]).toEqual([10]);
  });

  it('two venues may give their executions the same id', () => {
    const desk = topicDesk();
    const same = { broker_exec_id: 'E1', last_fill_qty: 100 };
    desk.put('executions', sampleExecution('XNYS|E1', 1, { ...same, last_market: 'XNYS' }));
    desk.put('executions', sampleExecution('BATS|E1', 1, { ...same, last_market: 'BATS' }));
    const client = desk.join('executions', ALPHA);
    expect(client.keys()).toEqual(['XNYS|E1', 'BATS|E1']);
    expect(client.cell('BATS|E1', 'broker_exec_id')).toBe('E1');
  });

  it('a calendar spread is its own row and those of its legs', () => {
    const desk = topicDesk();
    desk.put('parent_orders', sampleParent(1), sampleParent(4, { asset_sub_class: 'CALENDAR SPREAD' }));
    desk.put('legs', sampleLeg(4, 'FRONT'), sampleLeg(4, 'BACK', { account: 'BETA', alloc_account: 'BETA-1' }));
    const client = desk.join('calendar_spread', ALPHA);
    expect(client.keys()).toEqual(['4', '4-FRONT']);
    expect([client.cell('4', 'leg_type'), client.cell('4', 'parent_order_numeric_id')]).toEqual([null, 4]);
    desk.put('parent_orders', sampleParent(4, { asset_sub_class: 'CALENDAR SPREAD', filled_qty: 999 }));
    expect(client.changes).toEqual([{ key: '4', fields: [client.fields.indexOf('filled_qty')], urgent: true }]);
    expect(client.flush().cell('4', 'filled_qty')).toBe(999);
  });

  it('market data comes by symbol', () => {
    const desk = topicDesk();
    desk.put('market_data', sampleMarket('VOD'), sampleMarket('BARC'));
    const client = desk.join('market_data', ALPHA, { exchange_symbols: ['VOD', 'LATER'] });
    desk.put('market_data', sampleMarket('LATER'), sampleMarket('BARC', { phase: 'closed' }));
    expect(client.flush().keys()).toEqual(['VOD', 'LATER']);
  });

  it('a closed view gets nothing more', () => {
    const desk = topicDesk();
    const client = desk.join('parent_orders', ALPHA);
    client.close();
    desk.put('parent_orders', sampleParent(1));
    expect(client.changes).toEqual([]);
  });

  it('of CALENDAR SPREAD have the child orders, fills and cancelled orders of the legs, and those of no outright', () => {
    const desk = topicDesk();
    const future = { asset_class: 'FUTURE', asset_sub_class: null } as const;
    const spread = { asset_class: 'FUTURE', asset_sub_class: 'CALENDAR SPREAD' } as const;
    desk.put('parent_orders', sampleParent(1, spread), sampleParent(2, future));
    const out = { status: 'OUT', remaining_qty: 0 } as const;
    desk.put(
      'child_orders',
      sampleChild(10, 1, spread),
      sampleChild(11, 1, { ...future, leg_type: 'FRONT' }),
      sampleChild(12, 1, { ...future, leg_type: 'BACK', ...out }),
      sampleChild(13, 2, future),
    );
    desk.put(
      'executions',
      sampleExecution('e1', 1, { ...future, leg_type: 'FRONT' }),
      sampleExecution('e2', 2, future),
    );
    const params = { asset: 'CALENDAR SPREAD' };
    const keys = (topic: 'child_orders' | 'executions' | 'cancelled') => desk.join(topic, ALPHA, params).keys();
    expect(keys('child_orders')).toEqual([12, 10, 11]);
    expect(keys('cancelled')).toEqual([12]);
    expect(keys('executions')).toEqual(['e1']);
    expect(desk.join('child_orders', ALPHA, { asset: 'FUTURE' }).keys()).toEqual([12, 10, 11, 13]);
  });
});
