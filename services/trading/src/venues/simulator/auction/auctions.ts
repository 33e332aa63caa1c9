import { type Rng, seededRng } from '@meridian/cost-model/sfc32';
import { type InstrumentMarket, marketOwner } from '../instrument-market.ts';
import type { OwnOrder } from '../own/own-order.ts';
import type { Reporter } from '../own/reporter.ts';
import { allocatedLots } from './allocation.ts';
import { type AuctionCurve, type Uncross, uncrossOf } from './auction-curve.ts';
import { CallFlow } from './call-flow.ts';

export type AuctionName = 'opening' | 'closing';

type Call = { readonly auction: AuctionName; readonly flow: CallFlow; indicative: Uncross | null };

/**
 * Call auctions of all instruments. Interest gathers, the indicative result is shown, and the uncross trades at one
 * price.
 */
export class Auctions {
  readonly #reporter: Reporter;
  readonly #mic: string;
  readonly #rngOf: (market: InstrumentMarket) => Rng;
  readonly #calls = new Map<InstrumentMarket, Call>();
  readonly #own: Readonly<Record<AuctionName, Map<InstrumentMarket, Set<OwnOrder>>>> = {
    opening: new Map(),
    closing: new Map(),
  };

  constructor(reporter: Reporter, mic: string, seedOf: (symbol: string) => string) {
    this.#reporter = reporter;
    this.#mic = mic;
    const streams = new Map<InstrumentMarket, Rng>();
    this.#rngOf = (market) => {
      const known = streams.get(market) ?? seededRng(seedOf(market.instrument.exchangeSymbol), 'call');
      streams.set(market, known);
      return known;
    };
  }

  /** The result if the call ended now. Null while no price is found, undefined without a call. */
  indicativeOf(market: InstrumentMarket): Uncross | null | undefined {
    return this.#calls.get(market)?.indicative;
  }

  isHeldFor(market: InstrumentMarket): boolean {
    return market.instrument.venues.includes(this.#mic);
  }

  enter(own: OwnOrder): void {
    const orders = this.#ordersOf(own);
    orders.add(own);
    this.#refresh(own.market);
  }

  withdraw(own: OwnOrder): void {
    this.#ordersOf(own).delete(own);
    this.#refresh(own.market);
  }

  startCall(market: InstrumentMarket, auction: AuctionName, nowMs: number, uncrossMs: number): void {
    const { openAuction, closeAuction } = market.model.profile;
    const share = auction === 'opening' ? openAuction : closeAuction;
    const flow = new CallFlow(market, share, uncrossMs - nowMs, this.#rngOf(market));
    this.#calls.set(market, { auction, flow, indicative: null });
    market.nextCallMs = nowMs + flow.nextGapMs();
    this.#refresh(market);
  }

  grow(market: InstrumentMarket): void {
    const call = this.#calls.get(market);
    if (call === undefined) {
      market.nextCallMs = Infinity;
      return;
    }
    call.flow.grow();
    market.nextCallMs += call.flow.nextGapMs();
    this.#refresh(market);
  }

  /** Ends a call without an uncross. */
  abandon(market: InstrumentMarket): void {
    this.#calls.delete(market);
    market.nextCallMs = Infinity;
  }

  /** Trades at one price. Own orders that did not trade expire. */
  uncross(market: InstrumentMarket, auction: AuctionName): void {
    const call = this.#calls.get(market);
    this.#calls.delete(market);
    market.nextCallMs = Infinity;
    const orders = this.#own[auction].get(market) ?? new Set<OwnOrder>();
    this.#own[auction].delete(market);
    if (call?.auction === auction) {
      const curve = this.#curveWithOwn(call, orders);
      const uncross = uncrossOf(curve);
      if (uncross !== null) this.#trade(market, curve, uncross, orders);
    }
    for (const own of orders) if (own.state === 'open') this.#reporter.expired(own);
    market.events.onQuote(market);
  }

  #trade(market: InstrumentMarket, curve: AuctionCurve, uncross: Uncross, orders: ReadonlySet<OwnOrder>): void {
    const priceHalfTicks = uncross.priceTick * 2;
    let left = uncross.pairedLots;
    for (const own of orders) {
      const { side, lots: wanted, limitTicks, childId } = own.order;
      const lots = allocatedLots({ side, limitTick: limitTicks, lots: wanted }, curve, uncross);
      if (lots === 0) continue;
      const contraOwner = marketOwner(market.trades + childId);
      this.#reporter.filled(own, {
        lots,
        priceHalfTicks,
        liquidity: 'auction',
        contraOwner,
        quoteBefore: market.quoteBefore,
      });
      // Two own orders that trade with each other make one print, so the later one prints only the rest.
      const printed = Math.min(lots, left);
      if (printed > 0) market.events.onPrint(market, priceHalfTicks, printed, this.#mic, 'auction', childId);
      left -= printed;
    }
    if (left > 0) market.events.onPrint(market, priceHalfTicks, left, this.#mic, 'auction', null);
    market.trades += 1;
    // Continuous trading starts at the auction price.
    market.impact.shift(market.auctionShare * (uncross.priceTick - market.fair));
  }

  #refresh(market: InstrumentMarket): void {
    const call = this.#calls.get(market);
    if (call === undefined) return;
    const orders = this.#own[call.auction].get(market);
    call.indicative = uncrossOf(orders === undefined ? call.flow.curve : this.#curveWithOwn(call, orders));
    market.events.onQuote(market);
  }

  #curveWithOwn(call: Call, orders: ReadonlySet<OwnOrder>): AuctionCurve {
    const curve = call.flow.curve.copy();
    for (const { order } of orders) curve.add(order.side, order.limitTicks, order.lots);
    return curve;
  }

  #ordersOf(own: OwnOrder): Set<OwnOrder> {
    const byMarket = this.#own[own.order.kind === 'opening-auction' ? 'opening' : 'closing'];
    const orders = byMarket.get(own.market) ?? new Set<OwnOrder>();
    byMarket.set(own.market, orders);
    return orders;
  }
}
