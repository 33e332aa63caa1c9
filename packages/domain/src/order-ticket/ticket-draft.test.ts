import { expect, it } from 'vitest';
import { EMPTY_DRAFT, readDraft, type TicketDraft } from './ticket-draft.ts';

it('is restored as stored', () => {
  const draft: TicketDraft = {
    ...EMPTY_DRAFT,
    instrument: { exchange_symbol: 'NVDA', asset_class: 'EQUITY', asset_sub_class: null },
    order_side: 'SELL SHORT',
    order_qty: 100,
    limit_price: '12x',
    strat: 'pov',
    as: 'Desk default v2',
    values: { pr: 5, mf: true, st: '0' },
  };
  expect(readDraft(JSON.stringify(draft))).toEqual(draft);
});

it.each([
  null,
  '',
  'no json',
  '[]',
  '{"order_side":"HOLD","strat":"magic","values":3,"instrument":{"asset_class":"FX"}}',
])('starts empty when %s is stored', (stored) => expect(readDraft(stored)).toEqual(EMPTY_DRAFT));
