import { A_SHARE, A_SPREAD } from '@meridian/domain/order-ticket/instrument-facts.fixture';
import { expect, it } from 'vitest';
import { readTradeCheck, readTradeContext, readTradeInstrument, readTradeInstruments } from './trade-answers.ts';

const LIMITS = {
  warn_order_usd: 1,
  max_order_usd: 2,
  warn_percent_of_adv: 3,
  max_percent_of_adv: 4,
  max_gross_usd: 5,
};

it('reads what the server knows of an instrument', () => {
  expect(readTradeInstrument({ instrument: A_SHARE })?.instrument).toEqual(A_SHARE);
  expect(readTradeInstrument({ instrument: A_SPREAD })?.instrument).toEqual(A_SPREAD);
  expect(readTradeInstrument({ instrument: { ...A_SHARE, tick_size: 0 } })).toBeNull();
  expect(readTradeInstrument(null)).toBeNull();
  expect(readTradeInstruments({ instruments: [A_SHARE, A_SPREAD] })?.instruments).toHaveLength(2);
  expect(readTradeInstruments({ instruments: [{}] })).toBeNull();
});

it('reads accounts and settings', () => {
  const account = { account: 'A', alloc_account: 'A1', gross_usd: 0, limits: LIMITS };
  expect(readTradeContext({ accounts: [account], strategies: [] })?.accounts).toEqual([account]);
  expect(readTradeContext({ accounts: [{ ...account, limits: {} }], strategies: [] })).toBeNull();
});

it('reads findings by row', () => {
  const finding = { level: 'warning', code: 'duplicate', field: 'exchange_symbol', message: 'Twice.' };
  const rows = [{ row: 0, problem: null, findings: [finding] }];
  expect(readTradeCheck({ rows })).toEqual({ rows });
  expect(readTradeCheck({ rows: [{ row: -1 }] })).toBeNull();
});
