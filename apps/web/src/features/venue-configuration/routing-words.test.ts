import type { RoutingChange } from '@meridian/protocol/rest/configuration-calls';
import type { FixDestination } from '@meridian/protocol/rest/routing-schemas';
import { describe, expect, it } from 'vitest';
import { affectedText, changeText, cutOff, othersText } from './routing-words.ts';

const CHANGE: RoutingChange = {
  row_id: 1,
  version: 2,
  kind: 'venue_configuration',
  name: 'XNAS ALGO',
  action: 'updated',
  before: { priority: 1, defaultDestinations: ['A'], venueOverrides: [] },
  document: { priority: 3, defaultDestinations: ['A'], venueOverrides: [{ venue: 'XNAS', destination: 'B' }] },
  note: '',
  saved_by_email: null,
  saved_ms: 1,
};

const way = (name: string, is_enabled = true, status = 2): FixDestination => ({
  name,
  status,
  since_ms: null,
  is_enabled,
  exec_broker: 'B',
  protocol: 'FIX 4.4',
  latency_ms: 1,
  venues: [],
  version: 1,
});

describe('the effect of a switch', () => {
  it('is described with count and money', () => {
    const many = { child_orders: 12, parent_orders: 1, notional_usd: 1_234_567, others: 3 };
    expect(affectedText(many)).toBe('12 open child orders of 1 parent order · $1.2M');
    expect(othersText(many, 'pause')).toBe('3 more are of accounts that you do not see, and rerouted.');
    const none = { child_orders: 0, parent_orders: 0, notional_usd: 0, others: 0 };
    expect([affectedText(none), othersText(none, 'leave')]).toEqual(['No open child orders', null]);
  });

  it('names venues that would have no other destination', () => {
    const venues = [
      { venue: 'XNAS', destinations: [way('A'), way('B')] },
      { venue: 'XTKS', destinations: [way('A'), way('C', false)] },
      { venue: 'XHKG', destinations: [way('A'), way('D', true, 0)] },
      { venue: 'BATS', destinations: [way('B')] },
    ];
    expect(cutOff(venues, 'A', ({ status }) => status === 2)).toEqual(['XTKS', 'XHKG']);
  });
});

describe('a change', () => {
  it('names another broker, and does not call it a save without a change', () => {
    const before = { exec_broker: 'ALGO', priority: 1, defaultDestinations: ['A'], venueOverrides: [] };
    expect(changeText({ ...CHANGE, before, document: { ...before, exec_broker: 'SOR' } })).toBe(
      'XNAS ALGO: broker ALGO → SOR',
    );
    expect(changeText({ ...CHANGE, before, document: before })).toBe('XNAS ALGO: saved without a change');
  });

  it('shows the value before and after', () => {
    expect(changeText(CHANGE)).toBe('XNAS ALGO: priority 1 → 3, override none → B');
    expect(changeText({ ...CHANGE, action: 'created', before: null })).toBe('XNAS ALGO added');
    expect(changeText({ ...CHANGE, kind: 'venue', name: 'XNAS', document: { is_enabled: false } })).toBe(
      'XNAS disabled',
    );
    expect(changeText({ ...CHANGE, kind: 'penalty', name: 'TQEX', action: 'removed' })).toBe(
      'TQEX taken off the penalty list',
    );
  });
});
