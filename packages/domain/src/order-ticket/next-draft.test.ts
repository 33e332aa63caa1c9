import { describe, expect, it } from 'vitest';
import { keptWords, nextDraft, withInstrument } from './next-draft.ts';
import { EMPTY_DRAFT, type TicketDraft } from './ticket-draft.ts';

const MSFT = { exchange_symbol: 'MSFT', asset_class: 'EQUITY', asset_sub_class: null } as const;
const IBM = { ...MSFT, exchange_symbol: 'IBM' };
const SENT: TicketDraft = {
  ...EMPTY_DRAFT,
  instrument: MSFT,
  order_side: 'SELL SHORT',
  order_qty: 5_000,
  min_qty: 100,
  limit_price: 412.5,
  order_type: 'MARKET',
  time_in_force: 'GTC',
  account: 'ALDGATE',
  alloc_account: 'ALDGATE-CORE',
  list_name: 'TILT',
  strat: 'pov',
  as: 'Desk default v2',
  values: { et: '+10', pr: 12 },
};
const KEPT = { account: 'ALDGATE', alloc_account: 'ALDGATE-CORE', list_name: 'TILT', strat: 'pov' } as const;

describe('the ticket after an order was sent', () => {
  it('has neither its side nor its end time: only account, list and strategy are kept', () => {
    expect(nextDraft(SENT)).toEqual({ ...EMPTY_DRAFT, ...KEPT });
  });

  it('says what was kept, until it is changed', () => {
    const next = nextDraft(SENT);
    expect(keptWords(next, KEPT)).toBe('ALDGATE / ALDGATE-CORE · list TILT · POV');
    expect(keptWords({ ...next, list_name: '', strat: 'vwap' }, KEPT)).toBe('ALDGATE / ALDGATE-CORE');
    expect(keptWords({ ...next, alloc_account: 'ALDGATE-TILT', list_name: 'OTHER' }, KEPT)).toBe('POV');
    expect(keptWords(EMPTY_DRAFT, EMPTY_DRAFT)).toBe('');
  });
});

describe('a ticket with another symbol', () => {
  it('starts from the defaults, with what is kept', () => {
    expect(withInstrument(SENT, IBM)).toEqual({ ...EMPTY_DRAFT, ...KEPT, instrument: IBM });
  });

  it('keeps what was entered before the first symbol, and all of it for the same symbol', () => {
    const first = { ...SENT, instrument: null };
    expect(withInstrument(first, IBM)).toEqual({ ...first, instrument: IBM, limit_price: null });
    expect(withInstrument(SENT, { ...MSFT })).toEqual(SENT);
  });

  it('does not get the end time of the last one by way of an empty field', () => {
    expect(withInstrument(withInstrument(SENT, null), IBM)).toEqual({ ...EMPTY_DRAFT, ...KEPT, instrument: IBM });
  });
});
