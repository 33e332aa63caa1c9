import type { openSimulatedDesk } from '@meridian/trading/engine/testing/simulated-desk';
import { priceOfTicks } from '@meridian/trading/kernel/price-units';
import type { MarketPort } from '@meridian/trading/market/market-port';
import type { Instrument } from '@meridian/trading/reference/instrument';
import type { VenueFill } from '@meridian/trading/venues/venue-port';
import type { FillLedger } from './fill-ledger.ts';

/** Others have names like MKT07. */
const MARKET_OWNER = /^MKT\d\d$/;

type Desk = Awaited<ReturnType<typeof openSimulatedDesk>>;
type ExecutionRow = ReturnType<Desk['executionRows']>[number]['row'];

/** What an order's rows say, against the tape and the venues' reports. */
export type RowFindings = {
  readonly fills: number;
  /** Fills whose `last_market` is not where the tape printed them. */
  readonly elsewhere: number;
  /** Fills whose snap is not the book before them. */
  readonly otherSnaps: number;
  /** How far the parts of the shortfall are from the whole, in cents. Null where it is not told. */
  readonly shortfallGapCents: number | null;
};

/** Lots of own child orders by the venue where the tape printed them. */
export class OwnPrints {
  readonly #lots = new Map<string, number>();

  constructor(market: MarketPort) {
    market.onTrade(({ ownChildId, venue, lots }) => {
      if (ownChildId === null) return;
      const key = `${ownChildId} ${venue}`;
      this.#lots.set(key, (this.#lots.get(key) ?? 0) + lots);
    });
  }

  lotsOf(childId: number, venue: string): number {
    return this.#lots.get(`${childId} ${venue}`) ?? 0;
  }
}

function isSnapOf(row: ExecutionRow, { quoteBefore }: VenueFill, { tickSize }: Instrument): boolean {
  if (quoteBefore === undefined) return true;
  const { bidTicks, askTicks } = quoteBefore;
  const isLike = (price: number | null, ticks: number | null) =>
    ticks === null || price === null ? price === ticks : Math.abs(price - priceOfTicks(ticks, tickSize)) < tickSize / 8;
  return isLike(row.snap_bid, bidTicks) && isLike(row.snap_ask, askTicks);
}

function shortfallGapCents(desk: Desk, id: number): number | null {
  const { shortfall_usd, delay_usd, trading_usd, opportunity_usd, fees_usd } = desk.row(id);
  if (shortfall_usd === null) return null;
  const parts = [delay_usd, trading_usd, opportunity_usd, fees_usd].map((part) => part ?? Number.NaN);
  return Math.abs(100 * (shortfall_usd - parts.reduce((sum, part) => sum + part, 0)));
}

/** Lots that met another order of the desk while they rested. The tape names the taker alone. */
function metOwnLots(fills: readonly VenueFill[]): number {
  const own = fills.filter(({ liquidity, contraOwner }) => liquidity === 'add' && !MARKET_OWNER.test(contraOwner));
  return own.reduce((sum, { lots }) => sum + lots, 0);
}

export function rowFindings(desk: Desk, id: number, ledger: FillLedger, prints: OwnPrints): RowFindings {
  const rows = desk.executionRows(id);
  const instrumentOf = (childId: number) => desk.instruments[desk.orders.child(childId).terms.instrument];
  const elsewhere = [...Map.groupBy(rows, ({ childId, row }) => `${childId} ${row.last_market}`).values()].filter(
    ([first, ...others]) => {
      if (first === undefined) return false;
      const lotSize = instrumentOf(first.childId)?.lotSize ?? Number.NaN;
      const lots = [first, ...others].reduce((sum, { row }) => sum + row.last_fill_qty / lotSize, 0);
      const printed = prints.lotsOf(first.childId, first.row.last_market ?? '');
      return Math.round(lots) !== printed + metOwnLots(ledger.of([first.childId]));
    },
  );
  const otherSnaps = rows.filter(({ childId, row }) => {
    const fill = ledger.of([childId]).find(({ execId }) => execId === row.broker_exec_id);
    const instrument = instrumentOf(childId);
    return fill === undefined || instrument === undefined || !isSnapOf(row, fill, instrument);
  });
  return {
    fills: rows.length,
    elsewhere: elsewhere.reduce((sum, group) => sum + group.length, 0),
    otherSnaps: otherSnaps.length,
    shortfallGapCents: shortfallGapCents(desk, id),
  };
}
