import { estimateOrder } from '@meridian/cost-model/estimates/estimate-order';
import { productionCost } from '@meridian/cost-model/models/production-cost';
import { openSimulatedDesk } from '@meridian/trading/engine/testing/simulated-desk';
import { filledLotsOf } from '@meridian/trading/kernel/children/exposure';
import { midHalfTicks } from '@meridian/trading/kernel/market-snap';
import type { Instrument } from '@meridian/trading/reference/instrument';
import type { VenueFill } from '@meridian/trading/venues/venue-port';
import { FillLedger } from './fill-ledger.ts';
import type { JudgedFill, JudgedOrder } from './judged-order.ts';
import { MarketRecord } from './market-record.ts';
import { lastMinuteOf, type PlannedOrder, planDay } from './order-plan.ts';
import { OwnPrints, rowFindings } from './row-findings.ts';

export type DeskDays = {
  readonly seed: number;
  readonly symbols: readonly string[];
  /** Names that trade in auctions only, because days of continuous orders take long. */
  readonly auctionSymbols: readonly string[];
  readonly days: number;
  /** The strategies of the orders; null for all of them. */
  readonly only: readonly string[] | null;
  /** Whether the same days are lived without orders too, to see what the orders did to the market. */
  readonly isCompared: boolean;
};

type Desk = Awaited<ReturnType<typeof openSimulatedDesk>>;
type Sent = {
  readonly planned: PlannedOrder;
  readonly id: number;
  readonly sentMs: number;
  readonly arrival: number;
  readonly foreseen: JudgedOrder['foreseen'];
};

const DAY_MINUTES = 405;
const START_MINUTE = -6;
const FIRST_OPEN_MS = Date.UTC(2026, 10, 16, 14, 30);
const MINUTE_MS = 60_000;

type Living = { readonly hasOrders: boolean; readonly without: MarketRecord | null };

/** Lives days with the desk's orders or without any; the market's own flow is the same either way. */
async function liveDays({ seed, days, only, auctionSymbols, ...asked }: DeskDays, { hasOrders, without }: Living) {
  const symbols = [...asked.symbols, ...auctionSymbols];
  const isWorked = ({ exchangeSymbol }: Instrument) => !auctionSymbols.includes(exchangeSymbol);
  const startMs = FIRST_OPEN_MS + START_MINUTE * MINUTE_MS;
  const record = new MarketRecord(symbols.length, startMs, (days * DAY_MINUTES + 10) * 60);
  const seen: { desk: Desk | null } = { desk: null };
  const onStep = () => {
    if (seen.desk !== null) record.look(seen.desk.market);
  };
  const desk = await openSimulatedDesk({ seed, symbols, startMinute: START_MINUTE, onStep });
  seen.desk = desk;
  record.listen(desk.market);
  const ledger = new FillLedger(desk.venue);
  const prints = new OwnPrints(desk.market);
  const judged: JudgedOrder[] = [];
  for (let day = 0; day < days; day += 1) {
    const sent: Sent[] = [];
    const plan = planDay(`truth ${seed}`, day, desk.instruments, { isWorked, only });
    for (const planned of hasOrders ? plan : []) {
      await desk.until(day * DAY_MINUTES + planned.minute);
      const order = await send(desk, planned);
      if (order !== null) sent.push(order);
    }
    await desk.until(day * DAY_MINUTES + lastMinuteOf(plan));
    judged.push(...sent.flatMap((order) => judge(order, { desk, ledger, prints, record, without }) ?? []));
  }
  return { record, judged };
}

async function send(desk: Desk, planned: PlannedOrder): Promise<Sent | null> {
  const { instrument, strat, side, lots, minutes, rate } = planned;
  const values = { et: minutes === null ? '0' : `+${minutes}`, ...(rate === null ? {} : { pr: rate }) };
  const quantity = lots * instrument.lotSize;
  const facts = desk.facts(instrument);
  const estimate = estimateOrder(facts, { order_side: side, order_qty: quantity, strat, values });
  const range = estimate.kind === 'estimated' ? estimate.ranges.find(({ level }) => level === 0.8) : undefined;
  if (estimate.kind !== 'estimated' || range === undefined) return null;
  const view = desk.market.view(instrument.index);
  const arrival = midHalfTicks(view) ?? 2 * view.previousCloseTicks;
  const { id } = await desk.send({
    strat,
    exchange_symbol: instrument.exchangeSymbol,
    asset_class: instrument.assetClass,
    ...(instrument.legs === null ? {} : { asset_sub_class: 'CALENDAR SPREAD' }),
    order_side: side,
    order_qty: quantity,
    start_time: '-1',
    end_time: values.et,
    ...(rate === null ? {} : { part_rate: rate }),
    ...(strat === 'moo' ? { time_in_force: 'OPG' } : strat === 'moc' ? { time_in_force: 'CLS' } : {}),
  });
  // The ticket counts in ticks of the price's band, the tape in the instrument's unit.
  const units = facts.tick_size / instrument.tickSize;
  const foreseen = {
    cost: units * estimate.cost.ticks,
    low: units * range.low.ticks,
    high: units * range.high.ticks,
  };
  return { planned, id, sentMs: desk.orders.parent(id).receivedMs, arrival, foreseen };
}

type SignedFill = VenueFill & { readonly instrument: number; readonly sign: 1 | -1 };

/** A spread's fills are those of its own book, and near ones against far ones. */
function fillsOf(desk: Desk, ledger: FillLedger, { id, planned }: Sent): readonly SignedFill[] {
  const far = planned.instrument.legs?.[1] ?? null;
  return desk.orders.childIdsOf(id).flatMap((childId) => {
    const { instrument } = desk.orders.child(childId).terms;
    const sign = instrument === far ? -1 : 1;
    return ledger.of([childId]).map((fill) => Object.assign({}, fill, { instrument, sign } as const));
  });
}

function paidHalfTicks({ priceHalfTicks, quoteBefore }: VenueFill): number {
  const mid = quoteBefore === undefined ? null : midHalfTicks(quoteBefore);
  return mid === null ? 0 : priceHalfTicks - mid;
}

function judgedFill(fill: SignedFill, side: number): JudgedFill | null {
  const { bidTicks, askTicks } = fill.quoteBefore ?? { bidTicks: null, askTicks: null };
  if (bidTicks === null || askTicks === null) return null;
  const paidSpreads = (side * paidHalfTicks(fill)) / 2 / (askTicks - bidTicks);
  return { liquidity: fill.liquidity, lots: fill.lots, paidSpreads };
}

function modelImpact(desk: Desk, { instrument }: PlannedOrder, filledLots: number, allLots: number): number {
  const near = desk.instruments[instrument.legs?.[0] ?? instrument.index] ?? instrument;
  const sigma = instrument.dailyVolatility * Math.abs(desk.market.view(near.index).previousCloseTicks);
  const participation = filledLots / Math.max(filledLots, allLots);
  const order = { quantity: filledLots, adv: instrument.averageDailyLots, participation, spread: 0, sigma };
  return productionCost(order)?.impact ?? 0;
}

type Lived = {
  readonly desk: Desk;
  readonly ledger: FillLedger;
  readonly prints: OwnPrints;
  readonly record: MarketRecord;
  readonly without: MarketRecord | null;
};

function judge(sent: Sent, { desk, ledger, prints, record, without }: Lived): JudgedOrder | null {
  const { planned, id, sentMs, arrival, foreseen } = sent;
  const { instrument, strat, lots } = planned;
  const parent = desk.orders.parent(id);
  const fills = fillsOf(desk, ledger, sent);
  const filledLots = filledLotsOf(parent);
  if (filledLots === 0) return null;
  const side = planned.side === 'BUY' ? 1 : -1;
  const marked = parent.arrivalHalfTicks ?? arrival;
  const mean = (of: (fill: SignedFill) => number) =>
    fills.reduce((sum, fill) => sum + fill.sign * fill.lots * of(fill), 0) / filledLots;
  const paidSpread = (side * mean((fill) => paidHalfTicks(fill))) / 2;
  const average = mean(({ priceHalfTicks }) => priceHalfTicks);
  const moved = (alone: MarketRecord) =>
    average - mean((fill) => alone.midAt(fill.instrument, fill.atMs)) - marked + alone.midAt(instrument.index, sentMs);
  const endMs = Math.max(...fills.map(({ atMs }) => atMs));
  const allLots = record.lotsBetween(instrument.index, sentMs, endMs);
  // An order that waits for an auction takes part from there on, and the auction itself counts.
  const firstMs = Math.min(...fills.map(({ atMs }) => atMs)) - 1;
  const tradedLots =
    record.lotsBetween(instrument.index, firstMs, endMs) + record.auctionLotsBetween(instrument.index, firstMs, endMs);
  const counted = fills.filter(({ liquidity }) => liquidity === 'add' || liquidity === 'remove');
  const countedLots = counted.reduce((sum, fill) => sum + fill.lots, 0);
  return {
    strat,
    instrument,
    orderedLots: lots,
    filledLots,
    foreseen,
    realised: (side * (average - marked)) / 2,
    paidSpread,
    impact: without === null ? null : (side * moved(without)) / 2 - paidSpread,
    modelImpact: modelImpact(desk, planned, filledLots, tradedLots),
    spread: instrument.averageSpreadTicks,
    rateKept: planned.rate === null ? null : (100 * filledLots) / (filledLots + allLots - countedLots) / planned.rate,
    fills: fills.flatMap((fill) => judgedFill(fill, side * fill.sign) ?? []),
    rows: rowFindings(desk, id, ledger, prints),
  };
}

/** What became of the orders of some days, by a ledger that is made of the tape and the venues' reports alone. */
export async function judgedOrders(days: DeskDays): Promise<readonly JudgedOrder[]> {
  const without = days.isCompared ? (await liveDays(days, { hasOrders: false, without: null })).record : null;
  return (await liveDays(days, { hasOrders: true, without })).judged;
}
