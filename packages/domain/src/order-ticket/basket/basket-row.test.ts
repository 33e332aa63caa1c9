import { describe, expect, it } from 'vitest';
import { A_SHARE, A_SPREAD } from '../instrument-facts.fixture.ts';
import { perField } from './basket-columns.ts';
import { type BasketCells, type BasketContext, listOf, readRow } from './basket-row.ts';

const BLANK = perField(() => '');
const CELLS: BasketCells = { ...BLANK, exchange_symbol: 'nvda', order_side: 'b', order_qty: '1.5k' };

const CONTEXT: BasketContext = {
  facts: A_SHARE,
  accounts: [
    { account: 'A', alloc_account: 'A1' },
    { account: 'B', alloc_account: 'B1' },
    { account: 'B', alloc_account: 'B2' },
  ],
  account: 'A',
  alloc_account: 'A1',
  strat: 'vwap',
  end: '',
  listName: 'TILT',
  isStaged: false,
  hasLimits: false,
};

function order(cells: Partial<BasketCells>, context: Partial<BasketContext> = {}) {
  const read = readRow({ ...CELLS, ...cells }, { ...CONTEXT, ...context });
  if (read.order === null) throw new Error(JSON.stringify(read.problems));
  return { ...read.order, strategy_parameters: JSON.parse(read.order.strategy_parameters) };
}

function problems(cells: Partial<BasketCells>, context: Partial<BasketContext> = {}) {
  return readRow({ ...CELLS, ...cells }, { ...CONTEXT, ...context }).problems;
}

describe('the order of a row', () => {
  it('is a market order for the list’s account by default', () => {
    const expected = { order_side: 'BUY', order_qty: 1_500, order_type: 'MARKET', account: 'A', strat: 'vwap' };
    expect(order({})).toMatchObject(expected);
  });

  it('accepts traders’ words', () => {
    const cells = { order_side: 'short', limit_price: '140.10', strat: 'POV', pr: '12.5%', et: '+30', vc: '20' };
    expect(order({ ...cells, account: 'B', time_in_force: 'gtc' })).toMatchObject({
      order_side: 'SELL SHORT',
      order_type: 'LIMIT',
      limit_price: 140.1,
      strat: 'pov',
      account: 'B',
      alloc_account: 'B1',
      time_in_force: 'GTC',
      strategy_parameters: { pr: 12.5, et: '+30', vc: 20 },
    });
    expect(order({ limit_price: 'mkt' }).order_type).toBe('MARKET');
    expect(order({ account: 'B', alloc_account: 'B2' }).alloc_account).toBe('B2');
    expect(order({ strat: 'liquidity seeking' }).strat).toBe('lqseek');
    expect(order({ strat: 'IS' }).strat).toBe('optimal');
    expect(order({ exchange_symbol: 'NVDA US Equity', list_name: 'TILT' }).exchange_symbol).toBe('NVDA');
  });

  it('ends when the list does, unless it says otherwise', () => {
    expect(order({}, { end: '+45' }).strategy_parameters).toMatchObject({ et: '+45' });
    expect(order({ et: '16:00' }, { end: '+45' }).strategy_parameters).toMatchObject({ et: '16:00' });
  });

  it('is staged with the rest of its list', () => {
    expect(order({}, { isStaged: true }).strat).toBe('Staging');
  });
});

function listRow(list_name: string) {
  return { cells: { ...BLANK, list_name } };
}

it('knows the list that all rows name', () => {
  expect(listOf([listRow('TILT'), listRow(''), listRow('TILT')])).toBe('TILT');
  expect(listOf([listRow('TILT'), listRow('OTHER')])).toBe('');
  expect(listOf([listRow('')])).toBe('');
});

describe('the problem of a row', () => {
  it('is the place or the list that it names and that is another', () => {
    expect(problems({ exchange_symbol: 'NVDA LN EQUITY' })).toMatchObject({
      exchange_symbol: '"NVDA LN EQUITY" is in GB, but NVDA of the desk is in US',
    });
    expect(problems({ list_name: 'OTHER' })).toEqual({
      list_name: 'Row of list "OTHER": this basket is sent as "TILT"',
    });
  });

  it('is the strategy of a spread that nobody chose', () => {
    expect(problems({}, { facts: { ...A_SPREAD, lot_size: 1 } })).toMatchObject({
      strat: 'Enter a strategy for the calendar spread',
    });
  });

  it.each([
    [{ order_side: 'hold' }, { order_side: '"hold" is not a side: use BUY, SELL, BUY COVER or SELL SHORT' }],
    [{ order_side: '' }, { order_side: 'Enter a side' }],
    [{ order_qty: '' }, { order_qty: 'Enter a quantity' }],
    [{ order_qty: 'x' }, { order_qty: '"x" is not a number' }],
    [{ limit_price: '1.001' }, { limit_price: '1.001 is between two ticks: enter 1.00 or 1.01' }],
    [{ order_type: 'LIMIT' }, { limit_price: 'A LIMIT order needs a limit price' }],
    [{ order_type: 'LMT', limit_price: 'MKT' }, { limit_price: 'A LIMIT order needs a limit price' }],
    [{ order_type: 'STOP' }, { order_type: '"STOP" is not an order type: use LIMIT or MARKET' }],
    [
      { order_type: 'MARKET', limit_price: '140.10' },
      { limit_price: 'MARKET with a limit of 140.10: clear the limit or use LIMIT' },
    ],
    [{ strat: 'magic' }, { strat: 'No strategy "magic"' }],
    [{ strat: 'staging' }, { strat: 'Use Stage to stage the list' }],
    [{ strat: 'pov', pr: '90' }, { pr: 'Participation rate must be from 0.5 to 50' }],
    [{ et: 'noon' }, { et: 'End time cannot be read' }],
    [{ time_in_force: 'ever' }, { time_in_force: '"ever" is not a time in force: use DAY, IOC, FOK, GTC, OPG, CLS' }],
    [{ account: 'C' }, { account: 'You cannot trade for C' }],
  ])('is reported for %j at its cell', (cells, expected) => expect(problems(cells)).toEqual(expected));

  it('is a missing limit in a list with limits', () => {
    expect(problems({}, { hasLimits: true })).toEqual({ limit_price: 'Enter a limit, or MKT for the market' });
    expect(order({ limit_price: 'MKT' }, { hasLimits: true }).order_type).toBe('MARKET');
    expect(order({ order_type: 'MARKET' }, { hasLimits: true }).order_type).toBe('MARKET');
  });

  it('is a short side of a future', () => {
    const facts = { ...A_SPREAD, lot_size: 1 };
    const cells = { order_side: 'SS', strat: 'calendar-spread' };
    expect(problems(cells, { facts })).toEqual({ order_side: 'SELL SHORT is for equities only: use SELL' });
  });

  it('is an unknown symbol, but not one that is still loading', () => {
    expect(problems({}, { facts: null })).toEqual({ exchange_symbol: 'No instrument "NVDA"' });
    expect(problems({}, { facts: undefined })).toEqual({});
    expect(readRow(CELLS, { ...CONTEXT, facts: undefined }).order).toBeNull();
  });

  it('is a strategy that cannot work the instrument', () => {
    expect(problems({ strat: 'dark' }, { facts: A_SPREAD })).toEqual({
      strat: 'Dark trades in dark venues, and futures have none: choose another strategy for ESZ6-ESH7',
    });
  });
});
