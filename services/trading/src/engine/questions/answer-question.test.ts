import { allSteps } from '@meridian/service-kit/testing/all-steps';
import { describe, expect, it } from 'vitest';
import { DEMO_CONFIGURATION } from '../../demo/routing/demo-configuration.ts';
import {
  limitedTo,
  NEW_ORDER,
  openTestDesk,
  TEST_LIMITS,
  type TestDeskOptions,
  TRADER,
} from '../../kernel/testing/test-desk.ts';
import { answerQuestion } from './answer-question.ts';
import type { AskingUser, TradeQuestion } from './trade-question.ts';

const USER: AskingUser = { ...TRADER, market_data_permit: true, market_impact_permit: true };

const NO_FLOW = { gross_usd: 0, arrivals: 0, arrived_usd: 0, arrived_usd_squares: 0, elapsed_ms: 0, left_ms: 0 };
const SOURCES = {
  dayPrices: {
    of: () =>
      [
        [1_000, 99],
        [2_000, 101],
      ] as const,
  },
  accountUse: { pointsOf: () => [], flowOf: () => NO_FLOW },
  accounts: () => [
    { account: 'ALDGATE', alloc_accounts: ['ALDGATE-CORE', 'ALDGATE-GROWTH'], custom_client_name: 'Aldgate' },
    { account: 'BOREALIS', alloc_accounts: ['BOREALIS-01'], custom_client_name: 'Borealis' },
  ],
  configuration: () => DEMO_CONFIGURATION,
};

async function openDesk(options: TestDeskOptions = {}) {
  const desk = await openTestDesk(options);
  const ask = (question: Omit<TradeQuestion, 'id'>, user = USER) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it is a question once it has its id.
    const whole = { id: 'q', ...question } as TradeQuestion;
    return Promise.resolve(allSteps(answerQuestion(desk.kernel.reading(), whole, user, SOURCES)));
  };
  return { desk, ask };
}

describe('trade.instrument', () => {
  const share = { name: 'trade.instrument', args: { exchange_symbol: 'ACME' } } as const;
  const spread = { name: 'trade.instrument', args: { exchange_symbol: 'ESZ6-ESH7', asset_class: 'FUTURE' } } as const;

  it('tells what a ticket has to know', async () => {
    const { desk, ask } = await openDesk();
    const events = await desk.journal.read(0, 1_000);
    expect(await ask(share)).toMatchObject({
      ok: true,
      data: {
        instrument: {
          exchange_symbol: 'ACME',
          asset_class: 'EQUITY',
          asset_sub_class: null,
          tick_size: 0.01,
          lot_size: 1,
          previous_close: 99.5,
          avg_daily_volume: 1_000_000,
          avg_spread: 0.012,
          usd_rate: 1,
          notional_price: null,
          quote: { current_bid: 100, current_ask: 100.01 },
          impact: {
            daily_move: 1.99,
            opening_auction_share: expect.closeTo(0.03),
            closing_auction_share: expect.closeTo(0.09),
          },
          legs: [],
        },
      },
    });
    expect(await desk.journal.read(0, 1_000)).toEqual(events);
  });

  it('values a spread at its near leg, and tells of both', async () => {
    const { ask } = await openDesk();
    expect(await ask(spread)).toMatchObject({
      data: {
        instrument: {
          asset_sub_class: 'CALENDAR SPREAD',
          notional_price: expect.any(Number),
          legs: [
            { leg_type: 'FRONT', exchange_symbol: 'ESZ6' },
            { leg_type: 'BACK', exchange_symbol: 'ESH7' },
          ],
        },
      },
    });
  });

  it('shares that sum to a whole day', async () => {
    const { ask } = await openDesk();
    const { data } = await ask(share);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the question before has shown its shape.
    const { impact } = (data as { instrument: { impact: Record<string, number> & { volume_shares: number[] } } })
      .instrument;
    const shares = [impact.opening_auction_share ?? 0, ...impact.volume_shares, impact.closing_auction_share ?? 0];
    expect(shares.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 12);
  });

  it('keeps the market from those without the permits, on the legs too', async () => {
    const { ask } = await openDesk();
    const stranger = { ...USER, market_data_permit: false, market_impact_permit: false };
    expect(await ask(share, stranger)).toMatchObject({ data: { instrument: { quote: null, impact: null } } });
    expect(await ask(spread, stranger)).toMatchObject({
      data: { instrument: { legs: [{ quote: null }, { quote: null }] } },
    });
  });

  it('says when there is none', async () => {
    const { ask } = await openDesk();
    const args = { exchange_symbol: 'ACME', asset_class: 'FUTURE' } as const;
    expect(await ask({ name: 'trade.instrument', args })).toMatchObject({ ok: false, code: 'not-found' });
  });
});

describe('trade.instruments', () => {
  it('tells of each symbol once, of none that is unknown, and nothing that only an estimate needs', async () => {
    const { ask } = await openDesk();
    const args = { exchange_symbols: ['ACME', 'NOPE', 'ESZ6-ESH7', 'ACME'] };
    expect(await ask({ name: 'trade.instruments', args })).toMatchObject({
      ok: true,
      data: {
        instruments: [
          { exchange_symbol: 'ACME', impact: null },
          { exchange_symbol: 'ESZ6-ESH7', impact: null },
        ],
      },
    });
  });
});

describe('trade.context', () => {
  const context = { name: 'trade.context', args: {} } as const;

  it('has the accounts of the user with their use, and nobody else', async () => {
    const { desk, ask } = await openDesk();
    await desk.newOrder({ order_qty: 1_000 });
    expect(await ask(context)).toMatchObject({
      data: {
        accounts: [
          {
            account: 'ALDGATE',
            alloc_account: 'ALDGATE-CORE',
            limits: TEST_LIMITS,
            gross_usd: 100_000,
            day_qty: 1_000,
          },
          { account: 'ALDGATE', alloc_account: 'ALDGATE-GROWTH', gross_usd: 0 },
        ],
      },
    });
    const admin = { ...USER, is_admin: true, data_permissions: { accounts: [], alloc_accounts: [] } };
    expect(await ask(context, admin)).toMatchObject({ data: { accounts: [], strategies: [] } });
  });

  it('has the strategies of those accounts, with what they are built on, and no defaults', async () => {
    const { ask } = await openDesk();
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the protocol's own type of this answer.
    const { strategies } = (await ask(context)).data as { strategies: readonly { name: string }[] };
    const names = strategies.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['Desk default', 'POV 5% passive', 'vwap_desk']));
    expect(names).not.toContain('future_defaults');
    expect(names).not.toContain('EU low touch');
    expect(names.filter((name) => name === 'pov_desk')).toHaveLength(1);
    expect(strategies).toContainEqual({
      name: 'POV 5% passive',
      kind: 'custom',
      strat: 'pov',
      asset_class: 'EQUITY',
      owner_account: null,
      owner_alloc_account: null,
      param_values: { pr: 5, vc: 15, urgency: 'low' },
    });
  });
});

describe('trade.check', () => {
  const { override_reason: _, ...order } = NEW_ORDER;
  const check = (...orders: readonly object[]) =>
    ({ name: 'trade.check', args: { orders: orders.map((changes) => Object.assign({}, order, changes)) } }) as const;

  it('[LS66] says of each order what the server would, and sends nothing', async () => {
    const { desk, ask } = await openDesk();
    const rows = [
      { row: 0, problem: null, findings: [] },
      { row: 1, problem: 'No instrument "NOPE"', findings: [] },
      { row: 2, problem: 'No strategy "unheard"', findings: [] },
      { row: 3, problem: null, findings: [{ level: 'warning', code: 'price-band' }] },
      { row: 4, problem: null, findings: [{ code: 'duplicate', message: 'Same as row 1 of this list' }] },
      { row: 5, problem: 'You cannot trade for BOREALIS / BOREALIS-01', findings: [] },
    ];
    const outcome = await ask(
      check(
        {},
        { exchange_symbol: 'NOPE' },
        { strat: 'unheard', order_qty: 9 },
        { limit_price: 110, order_qty: 8 },
        {},
        { account: 'BOREALIS', alloc_account: 'BOREALIS-01' },
      ),
    );
    expect(outcome).toMatchObject({ ok: true, data: { rows } });
    expect(desk.kernel.published.orders.parents.size).toBe(0);
  });

  it('measures from the previous close without the market-data permit', async () => {
    const { ask } = await openDesk();
    const stranger = { ...USER, market_data_permit: false };
    const question = check({ limit_price: 110 });
    const outcomes = await Promise.all([USER, stranger].map((user) => ask(question, user)));
    expect(outcomes).toMatchObject([
      { data: { rows: [{ findings: [{ message: 'The limit is 10.0% above the market: more than the usual 5%' }] }] } },
      { data: { rows: [{ findings: [{ message: 'The limit is 10.6% above the market: more than the usual 5%' }] }] } },
    ]);
  });

  it('counts what can go towards the account, and what cannot go not', async () => {
    const limits = { ...TEST_LIMITS, max_gross_usd: 120_000 };
    const { ask } = await openDesk({ kernel: { limitsOf: () => limitedTo(limits) } });
    expect(await ask(check({}, { order_qty: 1_500 }, { order_qty: 200 }))).toMatchObject({
      data: { rows: [{ findings: [] }, { findings: [{ code: 'account-limit' }] }, { findings: [] }] },
    });
  });
});

function preview(args: object) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the arguments are those of the command.
  return { name: 'trade.preview_modify', args } as unknown as Omit<TradeQuestion, 'id'>;
}

describe('trade.preview_modify', () => {
  it('[LS66] says what a change would do, and does nothing', async () => {
    const { desk, ask } = await openDesk();
    const { id } = await desk.newOrder();
    desk.venue.accept(1);
    desk.venue.fill(1, 40);
    await desk.settle();
    const ids = { parent_order_numeric_ids: [id] };
    const rows = async (args: object) => (await ask(preview({ ...ids, ...args }))).data;
    const amounts = { open_child_orders: 0, open_child_qty: 0, min_order_qty: 40 };
    expect(await rows({ order_qty: 2_000 })).toEqual({
      rows: [{ parent_order_numeric_id: id, ok: true, code: null, message: 'At once', findings: [], ...amounts }],
    });
    const open = { open_child_orders: 1, open_child_qty: 60, min_order_qty: 40 };
    expect(await rows({ limit_price: 99 })).toMatchObject({ rows: [{ ok: true, ...open }] });
    expect(await rows({ order_qty: 39 })).toMatchObject({
      rows: [{ ok: false, message: '39 is below the filled quantity: enter at least 40' }],
    });
    expect(await rows({ strat: 'unheard' })).toMatchObject({
      rows: [{ ok: false, message: 'No strategy "unheard"' }],
    });
    expect(await rows({ limit_price: 110 })).toMatchObject({
      rows: [{ ok: false, code: 'checks', findings: [{ code: 'price-band' }] }],
    });
    expect(await rows({ limit_price: 110, override_reason: 'News of today' })).toMatchObject({
      rows: [{ ok: true, findings: [{ code: 'price-band' }] }],
    });
    expect(desk.parent(id).pendingChange).toBeNull();
  });

  it('refuses orders that are done, and those of others like ones that do not exist', async () => {
    const { desk, ask } = await openDesk();
    const { id } = await desk.newOrder({ strat: 'idle' });
    await desk.do({ name: 'order.cancel', args: { parent_order_numeric_ids: [id] } });
    const question = preview({ parent_order_numeric_ids: [id, 77], order_qty: 5 });
    expect(await ask(question)).toMatchObject({ data: { rows: [{ code: 'too-late' }, { code: 'not-found' }] } });
    const stranger = { ...USER, data_permissions: { accounts: ['BOREALIS'], alloc_accounts: [] } };
    expect(await ask(question, stranger)).toMatchObject({
      data: { rows: [{ code: 'not-found' }, { code: 'not-found' }] },
    });
  });
});

describe('trade.day_prices', () => {
  it('tells the day so far, and of an unknown symbol that there is none', async () => {
    const { ask } = await openDesk();
    const asked = { name: 'trade.day_prices', args: { exchange_symbol: 'ACME' } } as const;
    expect(await ask(asked)).toMatchObject({
      ok: true,
      data: {
        previous_close: 99.5,
        points: [
          [1_000, 99],
          [2_000, 101],
        ],
      },
    });
    expect(await ask({ ...asked, args: { exchange_symbol: 'NOPE' } })).toMatchObject({ ok: false, code: 'not-found' });
  });
});
