import { openSimulatedDesk } from '@meridian/trading/engine/testing/simulated-desk';
import { REVIEW_ABOVE_ADV } from '@meridian/trading/demo/flow/review-share';
import { midHalfTicks } from '@meridian/trading/kernel/market-snap';
import { priceOfTicks } from '@meridian/trading/kernel/price-units';
import { atMost, type Claim, type Witness } from '../claim.ts';
import { FillLedger } from './fill-ledger.ts';

const REVIEWED = ['MFC', 'WMT'];
const CURVES = 'ZNZ26 ZNH27 ZNZ26-ZNH27 FGBLZ26 FGBLH27 FGBLZ26-FGBLH27 ZCZ26 ZCH27 ZCZ26-ZCH27'.split(' ');
const SYMBOLS = [...REVIEWED, ...CURVES];
const START_MINUTE = 5;
const REVIEWED_MINUTE = 200;
const LIMITED_MINUTE = 60;
/** A cap holds at each fill; the rest is of rounding to lots. */
const CAP_PERCENT = 20;
const CAP_ROUNDING = 0.2;

type Desk = Awaited<ReturnType<typeof openSimulatedDesk>>;
const WHOLE_DAY = { order_side: 'BUY', start_time: '-1', end_time: '0' } as const;

/** As large as what waits for a review, and with the terms that such an order is released with. */
async function sendReviewed(desk: Desk): Promise<readonly number[]> {
  const ids: number[] = [];
  for (const { exchangeSymbol, averageDailyLots, lotSize } of desk.instruments) {
    if (!REVIEWED.includes(exchangeSymbol)) continue;
    const order_qty = Math.ceil(1.5 * REVIEW_ABOVE_ADV * averageDailyLots) * lotSize;
    const order = { ...WHOLE_DAY, strat: 'vwap', exchange_symbol: exchangeSymbol, order_qty, volume_cap: CAP_PERCENT };
    ids.push((await desk.send(order)).id);
  }
  return ids;
}

type Limited = { readonly id: number; readonly limitTicks: number; readonly far: number };

/** Spreads that must not cost more than the market's bid. */
async function sendLimited(desk: Desk): Promise<readonly Limited[]> {
  const sent: Limited[] = [];
  for (const { exchangeSymbol, index, legs, tickSize, averageDailyLots } of desk.instruments) {
    if (legs === null) continue;
    const limitTicks = Math.floor((midHalfTicks(desk.market.view(index)) ?? 0) / 2);
    const { id } = await desk.send({
      ...WHOLE_DAY,
      strat: 'calendar-spread',
      asset_class: 'FUTURE',
      asset_sub_class: 'CALENDAR SPREAD',
      exchange_symbol: exchangeSymbol,
      order_qty: Math.ceil(0.05 * averageDailyLots),
      order_type: 'LIMIT',
      limit_price: priceOfTicks(limitTicks, tickSize),
    });
    sent.push({ id, limitTicks, far: legs[1] });
  }
  return sent;
}

/** Ticks above its limit that an order's pairs paid on average. */
function beyondLimit(desk: Desk, ledger: FillLedger, { id, limitTicks, far }: Limited): readonly number[] {
  let [paid, pairs] = [0, 0];
  for (const childId of desk.orders.childIdsOf(id)) {
    const isFar = desk.orders.child(childId).terms.instrument === far;
    for (const { priceHalfTicks, lots } of ledger.of([childId])) {
      paid += ((isFar ? -1 : 1) * lots * priceHalfTicks) / 2;
      pairs += isFar ? 0 : lots;
    }
  }
  return pairs === 0 ? [] : [paid / pairs - limitTicks];
}

function worst(name: string, high: number, unit: string, seen: readonly number[]): Claim {
  return { name, expected: atMost(high), seen: Math.max(...seen), unit, count: seen.length };
}

/** Orders at the edge of what they may do. */
export const extremesWitness: Witness = {
  name: 'extremes',
  about: 'large orders after their review, and spreads with a limit',
  see: async ({ seed }) => {
    const desk = await openSimulatedDesk({ seed: 17 + seed, symbols: SYMBOLS, startMinute: START_MINUTE });
    const ledger = new FillLedger(desk.venue);
    await desk.until(LIMITED_MINUTE);
    const limited = await sendLimited(desk);
    await desk.until(REVIEWED_MINUTE);
    const reviewed = await sendReviewed(desk);
    await desk.untilClose();
    return [
      worst(
        'highest share of volume of an order after its review',
        CAP_PERCENT + CAP_ROUNDING,
        '%',
        reviewed.map((id) => desk.row(id)['%Volume'] ?? Number.NaN),
      ),
      worst(
        'what pairs of a spread with a limit paid beyond it, at worst',
        1e-9,
        'ticks',
        limited.flatMap((order) => beyondLimit(desk, ledger, order)),
      ),
    ];
  },
};
