import { addFloat, floatAt } from '../typed-array.ts';

/** Number of prices of a call auction. It leaves room on both sides for any likely imbalance. */
export const AUCTION_PRICES = 256;

/** Interest in a call auction by price, on a grid around the reference price. */
export class AuctionCurve {
  readonly referenceTick: number;
  readonly stepTicks: number;
  readonly lowTick: number;
  readonly buy = new Float64Array(AUCTION_PRICES);
  readonly sell = new Float64Array(AUCTION_PRICES);
  marketBuy = 0;
  marketSell = 0;

  constructor(referenceTick: number, stepTicks: number) {
    this.referenceTick = referenceTick;
    this.stepTicks = stepTicks;
    this.lowTick = referenceTick - (AUCTION_PRICES / 2) * stepTicks;
  }

  tickOf(price: number): number {
    return this.lowTick + price * this.stepTicks;
  }

  /** Null means no limit. A limit between two prices counts at the price that it allows. */
  add(side: 1 | -1, limitTick: number | null, lots: number): void {
    if (limitTick === null) {
      this.#addMarket(side, lots);
      return;
    }
    const exact = (limitTick - this.lowTick) / this.stepTicks;
    const price = side === 1 ? Math.floor(exact) : Math.ceil(exact);
    const isAnyPrice = side === 1 ? price >= AUCTION_PRICES : price < 0;
    const isNoPrice = side === 1 ? price < 0 : price >= AUCTION_PRICES;
    if (isAnyPrice) this.#addMarket(side, lots);
    else if (!isNoPrice) addFloat(side === 1 ? this.buy : this.sell, price, lots);
  }

  /** A copy to which own orders are added without changing the market. */
  copy(): AuctionCurve {
    const copied = new AuctionCurve(this.referenceTick, this.stepTicks);
    copied.buy.set(this.buy);
    copied.sell.set(this.sell);
    copied.marketBuy = this.marketBuy;
    copied.marketSell = this.marketSell;
    return copied;
  }

  #addMarket(side: 1 | -1, lots: number): void {
    if (side === 1) this.marketBuy += lots;
    else this.marketSell += lots;
  }
}

export type Uncross = {
  readonly priceTick: number;
  readonly pairedLots: number;
  /** Positive when there are more buyers. */
  readonly imbalanceLots: number;
};

/**
 * The price with the largest volume, then the smallest imbalance, then nearest to the reference. Null when nothing
 * trades.
 */
export function uncrossOf(curve: AuctionCurve): Uncross | null {
  const { buy, sell, referenceTick } = curve;
  let demand = curve.marketBuy + buy.reduce((sum, lots) => sum + lots, 0);
  let supply = curve.marketSell;
  let best: Uncross | null = null;
  for (let price = 0; price < AUCTION_PRICES; price += 1) {
    supply += floatAt(sell, price);
    const candidate = {
      priceTick: curve.tickOf(price),
      pairedLots: Math.min(demand, supply),
      imbalanceLots: demand - supply,
    };
    if (candidate.pairedLots > 0 && (best === null || isBetter(candidate, best, referenceTick))) best = candidate;
    demand -= floatAt(buy, price);
  }
  return best;
}

function isBetter(one: Uncross, other: Uncross, referenceTick: number): boolean {
  if (one.pairedLots !== other.pairedLots) return one.pairedLots > other.pairedLots;
  const oneLeft = Math.abs(one.imbalanceLots);
  const otherLeft = Math.abs(other.imbalanceLots);
  if (oneLeft !== otherLeft) return oneLeft < otherLeft;
  return Math.abs(one.priceTick - referenceTick) < Math.abs(other.priceTick - referenceTick);
}
