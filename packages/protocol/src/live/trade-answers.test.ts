import { A_SHARE, A_SPREAD } from '@meridian/domain/order-ticket/instrument-facts.fixture';
import { NO_LIMITS } from '@meridian/domain/order-checks/account-limits';
import { expect, it } from 'vitest';
import { readTradeCheck, readTradeContext, readTradeInstrument, readTradeInstruments } from './trade-answers.ts';

const LIMITS = { ...NO_LIMITS, max_gross_usd: 5, countries: ['US'] };

it('reads what the server knows of an instrument', () => {
  expect(readTradeInstrument({ instrument: A_SHARE })?.instrument).toEqual(A_SHARE);
  expect(readTradeInstrument({ instrument: A_SPREAD })?.instrument).toEqual(A_SPREAD);
  expect(readTradeInstrument({ instrument: { ...A_SHARE, tick_size: 0 } })).toBeNull();
  expect(readTradeInstrument(null)).toBeNull();
  expect(readTradeInstruments({ instruments: [A_SHARE, A_SPREAD] })?.instruments).toHaveLength(2);
  expect(readTradeInstruments({ instruments: [{}] })).toBeNull();
});

it('reads accounts and settings', () => {
  const use = { limits: LIMITS, gross_usd: 0, day_qty: 0 };
  const account = { account: 'A', alloc_account: 'A1', ...use, whole_account: use };
  expect(readTradeContext({ accounts: [account], strategies: [] })?.accounts).toEqual([account]);
  expect(readTradeContext({ accounts: [{ ...account, limits: {} }], strategies: [] })).toBeNull();
});

it('reads findings by row', () => {
  const finding = { level: 'warning', code: 'duplicate', field: 'exchange_symbol', message: 'Twice.' };
  const rows = [{ row: 0, problem: null, findings: [finding] }];
  expect(readTradeCheck({ rows })).toEqual({ rows });
  expect(readTradeCheck({ rows: [{ row: -1 }] })).toBeNull();
});
