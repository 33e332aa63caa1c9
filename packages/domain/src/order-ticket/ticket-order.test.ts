import { describe, expect, it } from 'vitest';
import { A_SHARE, A_SPREAD } from './instrument-facts.fixture.ts';
import { EMPTY_DRAFT, type TicketDraft } from './ticket-draft.ts';
import { ticketOrder, type TicketContext } from './ticket-order.ts';

const CONTEXT: TicketContext = { facts: A_SHARE, setting: {}, isStaged: false };

const DRAFT: TicketDraft = {
  ...EMPTY_DRAFT,
  order_qty: 123_400,
  limit_price: 138.62,
  account: 'FUND-A',
  alloc_account: 'FUND-A-1',
  strat: 'pov',
};

function problems(draft: Partial<TicketDraft>, context: Partial<TicketContext> = {}) {
  const result = ticketOrder({ ...DRAFT, ...draft }, { ...CONTEXT, ...context });
  if (result.kind === 'order') return {};
  const { fields, parameters } = result.problems;
  const messages = Object.entries(fields).map(([field, problem]) => [field, problem.message]);
  return { ...Object.fromEntries(messages), ...parameters };
}

function order(draft: Partial<TicketDraft>, context: Partial<TicketContext> = {}) {
  const result = ticketOrder({ ...DRAFT, ...draft }, { ...CONTEXT, ...context });
  if (result.kind === 'problems') throw new Error(JSON.stringify(result.problems));
  return { ...result.order, strategy_parameters: JSON.parse(result.order.strategy_parameters) };
}

describe('the order of a ticket', () => {
  it('has the arguments of order.new with all parameters', () => {
    expect(order({ values: { pr: 12.5, vc: null }, list_name: ' APAC_TILT ' })).toEqual({
      exchange_symbol: 'NVDA',
      asset_class: 'EQUITY',
      account: 'FUND-A',
      alloc_account: 'FUND-A-1',
      order_side: 'BUY',
      order_type: 'LIMIT',
      limit_price: 138.62,
      order_qty: 123_400,
      time_in_force: 'DAY',
      strat: 'pov',
      list_name: 'APAC_TILT',
      strategy_parameters: {
        st: '-1',
        et: '0',
        pr: 12.5,
        soft_cap: false,
        mf: false,
        urgency: 'medium',
        dark: true,
        adaptive: false,
        moo: 0,
        moc: 0,
        min_child_notional: 0,
      },
    });
  });

  it('has no limit for a market order', () => {
    expect(order({ order_type: 'MARKET', limit_price: 5 })).not.toHaveProperty('limit_price');
  });

  it('contains only entered parameters with a setting or group, because others would override it', () => {
    const setting = { pr: 20, vc: 25 };
    const chosen = order({ as: 'POV bandit', values: { vc: 30, pr: null } }, { setting });
    expect(chosen.strategy_parameters).toEqual({ as: 'POV bandit', vc: 30 });
    expect(order({ as: 'POV bandit' }).strategy_parameters).toEqual({ as: 'POV bandit' });
  });

  it('keeps the parameters and strategy of a staged order', () => {
    const staged = order({ values: { pr: 7 } }, { isStaged: true });
    expect(staged.strat).toBe('Staging');
    expect(staged.strategy_parameters).toMatchObject({ pr: 7, staged_for: 'pov' });
  });

  it('has no dark-venue parameters for a future', () => {
    const future = { ...A_SHARE, asset_class: 'FUTURE' as const };
    expect(order({}, { facts: future }).strategy_parameters).not.toHaveProperty('dark');
    expect(problems({ order_side: 'SELL SHORT' }, { facts: future })).toEqual({
      order_side: 'SELL SHORT is for equities only: use SELL',
    });
  });

  it('can have a price of zero or less for a spread', () => {
    const spread = { strat: 'calendar-spread', limit_price: -0.15 } as const;
    expect(order(spread, { facts: A_SPREAD })).toMatchObject({
      limit_price: -0.15,
      asset_sub_class: 'CALENDAR SPREAD',
    });
    expect(problems({ limit_price: -0.15 })).toEqual({ limit_price: 'Enter a limit price above zero' });
  });
});

describe('the problems of a draft', () => {
  it('are all missing fields of an empty draft, not shown as errors yet', () => {
    const result = ticketOrder(EMPTY_DRAFT, { ...CONTEXT, facts: null });
    const fields = result.kind === 'problems' ? result.problems.fields : {};
    expect(Object.keys(fields)).toEqual(['exchange_symbol', 'order_qty', 'limit_price', 'account']);
    expect(Object.values(fields).every(({ isMissing }) => isMissing)).toBe(true);
  });

  it.each([
    [{ order_qty: 'many' }, { order_qty: '"many" is not a number' }],
    [{ order_qty: 0 }, { order_qty: 'Enter a quantity above zero' }],
    [{ order_qty: 10.5 }, { order_qty: '10.5 is not a whole number' }],
    [{ min_qty: 200_000 }, { min_qty: 'Minimum 200,000 is above the order quantity 123,400' }],
    [{ limit_price: 138.625 }, { limit_price: '138.625 is between two ticks: enter 138.62 or 138.63' }],
    [{ list_name: 'x'.repeat(65) }, { list_name: 'Enter at most 64 characters' }],
    [
      { strat: 'calendar-spread' },
      { strat: 'Calendar spread works calendar spreads only: choose another strategy for NVDA' },
    ],
    [{ time_in_force: 'CLS' }, { strat: 'CLS is for the closing auction alone: choose MOC.' }],
    [{ values: { pr: 80 } }, { pr: 'Participation rate must be from 0.5 to 50' }],
    [{ values: { et: '25:00' } }, { et: 'End time cannot be read' }],
    [{ values: { moc: 1.5 } }, { moc: 'MOC target must be a whole number' }],
    [
      { values: { i_would: 137.801 } },
      { i_would: 'I-would price: 137.801 is between two ticks: enter 137.80 or 137.81' },
    ],
  ] as const)('is told of %j', (draft, expected) => expect(problems(draft)).toEqual(expected));

  it('include a quantity between two lots', () => {
    const facts = { ...A_SHARE, lot_size: 100 };
    expect(problems({ order_qty: 250 }, { facts })).toEqual({ order_qty: '250 is not a multiple of the lot size 100' });
  });
});
