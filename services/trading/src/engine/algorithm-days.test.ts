import { describe, expect, it } from 'vitest';
import { REVIEW_ABOVE_ADV } from '../demo/flow/review-share.ts';
import { openSimulatedDesk } from './testing/simulated-desk.ts';

const toClose = { order_side: 'BUY', start_time: '-1', end_time: '0' } as const;

describe('an afternoon of the whole engine, up to the close', async () => {
  const day = await openSimulatedDesk({
    seed: 11,
    symbols: ['AAPL', 'MSFT', 'NVDA', 'JPM', 'XOM', 'JNJ'],
    startMinute: 270,
  });
  const vwap = await day.send({
    ...toClose,
    strat: 'vwap',
    exchange_symbol: 'AAPL',
    order_qty: 60_000,
    end_time: '+100',
  });
  const pov = await day.send({ ...toClose, strat: 'pov', exchange_symbol: 'MSFT', order_qty: 900_000, part_rate: 10 });
  const twap = await day.send({
    ...toClose,
    strat: 'twap',
    exchange_symbol: 'NVDA',
    order_qty: 50_000,
    end_time: '+60',
  });
  const optimal = await day.send({ ...toClose, strat: 'optimal', exchange_symbol: 'NVDA', order_qty: 40_000 });
  const seeking = await day.send({ ...toClose, strat: 'lqseek', exchange_symbol: 'XOM', order_qty: 800_000 });
  const close = await day.send({ ...toClose, strat: 'close', exchange_symbol: 'JNJ', order_qty: 15_000 });
  const capped = await day.send({
    ...toClose,
    strat: 'vwap',
    exchange_symbol: 'JPM',
    order_qty: 400_000,
    volume_cap: 5,
  });
  // As large as what waits for a review, and with the terms that such an order is released with.
  const johnson = day.instruments.find(({ exchangeSymbol }) => exchangeSymbol === 'JNJ');
  const reviewedLots = Math.ceil(1.2 * REVIEW_ABOVE_ADV * (johnson?.averageDailyLots ?? 0));
  const reviewed = await day.send({
    ...toClose,
    strat: 'vwap',
    exchange_symbol: 'JNJ',
    order_qty: reviewedLots * (johnson?.lotSize ?? 1),
    volume_cap: 20,
  });
  await day.untilClose();

  it('fills a VWAP order at the VWAP, within a few bps', () => {
    const row = day.row(vwap.id);
    expect(row.complete_percent).toBeGreaterThan(95);
    expect(Math.abs(row.cost_ivwap_bps ?? 99)).toBeLessThan(5);
  });

  it('keeps a participation order at its rate', () => {
    const { '%Volume': share } = day.row(pov.id);
    expect(share).toBeGreaterThan(7);
    expect(share).toBeLessThan(11);
  });

  it('finishes a TWAP order in its time, and an optimal one by the close', () => {
    expect(day.row(twap.id).complete_percent).toBeGreaterThan(99);
    expect((day.parent(twap.id).lastFillMs ?? 0) - twap.receivedMs).toBeLessThanOrEqual(61 * 60_000);
    expect(day.row(optimal.id).complete_percent).toBeGreaterThan(99);
  });

  it('finds hidden liquidity and firms up where it is invited, never beyond the order', () => {
    const children = day.childrenOf(seeking.id);
    const filledKinds = new Set(children.filter(({ filledLots }) => filledLots > 0).map(({ terms }) => terms.kind));
    expect(children.some(({ invitation }) => invitation !== null)).toBe(true);
    expect([...filledKinds].some((kind) => kind === 'mid-peg' || kind === 'firm-up')).toBe(true);
    expect(day.row(seeking.id).filled_qty).toBeLessThanOrEqual(800_000);
  });

  it('has a close order done in the auction', () => {
    expect(day.parent(close.id).closeAuctionFilledLots).toBeGreaterThan(0);
    expect(day.row(close.id).complete_percent).toBeGreaterThan(99);
  });

  it('keeps a large order that was released after its review to a fifth of the volume, not nine tenths', () => {
    const row = day.row(reviewed.id);
    expect(row['%Volume']).toBeLessThanOrEqual(20.2);
    expect(row['%Volume']).toBeGreaterThan(5);
  });

  it('never breaches a volume cap', () => {
    const row = day.row(capped.id);
    expect(row['%Volume']).toBeLessThanOrEqual(5.05);
    expect(row.status).toBe('PARTIAL_EXPIRED');
  });
});

describe('a market-on-open order', () => {
  it('is filled in the opening auction and nowhere else', async () => {
    const day = await openSimulatedDesk({ seed: 12, symbols: ['JNJ'], startMinute: -4 });
    const args = { ...toClose, strat: 'moo', exchange_symbol: 'JNJ', order_qty: 2_000, time_in_force: 'OPG' } as const;
    await day.until(-3);
    const expected = day.market.view(0).auction?.indicativeTicks ?? 0;
    const { id } = await day.send(args);
    await day.until(1);
    // What it moved itself in its auction is a cost to it, so that its arrival lies before.
    expect(day.parent(id).arrivalHalfTicks).toBe(2 * expected);
    expect(day.row(id)).toMatchObject({ status: 'FILLED', filled_qty: 2_000 });
    expect(new Set(day.childrenOf(id).map(({ terms }) => terms.kind))).toEqual(new Set(['opening-auction']));
  });
});
