import { floatAt } from '../typed-array.ts';
import { AUCTION_PRICES, type AuctionCurve, type Uncross } from './auction-curve.ts';

export type AuctionInterest = { readonly side: 1 | -1; readonly limitTick: number | null; readonly lots: number };

/**
 * The lots of an order that trade. Orders without a limit come first, then better limits, then limits at the price.
 * Orders of one class share alike.
 */
export function allocatedLots(interest: AuctionInterest, curve: AuctionCurve, uncross: Uncross): number {
  const { side, limitTick, lots } = interest;
  const { priceTick, pairedLots } = uncross;
  if (limitTick !== null && side * limitTick < side * priceTick) return 0;
  const { anyPrice, better, atPrice } = classesOf(side, curve, priceTick);
  const isAnyPrice = limitTick === null || beyondPrices(side, limitTick, curve);
  const isBetter = !isAnyPrice && side * (limitTick ?? 0) >= side * (priceTick + side * curve.stepTicks);
  if (isAnyPrice) return share(lots, pairedLots, anyPrice);
  if (isBetter) return share(lots, pairedLots - anyPrice, better);
  return share(lots, pairedLots - anyPrice - better, atPrice);
}

function beyondPrices(side: 1 | -1, limitTick: number, curve: AuctionCurve): boolean {
  return side === 1 ? limitTick >= curve.tickOf(AUCTION_PRICES) : limitTick <= curve.tickOf(-1);
}

function classesOf(side: 1 | -1, curve: AuctionCurve, priceTick: number) {
  const at = (priceTick - curve.lowTick) / curve.stepTicks;
  const interest = side === 1 ? curve.buy : curve.sell;
  const from = side === 1 ? at + 1 : 0;
  const to = side === 1 ? AUCTION_PRICES : at;
  let better = 0;
  for (let price = from; price < to; price += 1) better += floatAt(interest, price);
  return { anyPrice: side === 1 ? curve.marketBuy : curve.marketSell, better, atPrice: floatAt(interest, at) };
}

/** Whole lots, rounded down so that the parts never exceed their class. */
function share(lots: number, availableLots: number, classLots: number): number {
  if (availableLots >= classLots) return lots;
  return availableLots <= 0 ? 0 : Math.floor((lots * availableLots) / classLots);
}
