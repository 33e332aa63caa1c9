import { CALENDAR_SPREAD } from '../asset-class.ts';
import type { InstrumentFacts } from '../entities/instrument-facts.ts';
import type { CurrentQuote } from '../entities/quote.ts';
import type { CheckMarket } from '../order-checks/check-order.ts';

export function isSpread({ asset_sub_class }: Pick<InstrumentFacts, 'asset_sub_class'>): boolean {
  return asset_sub_class === CALENDAR_SPREAD;
}

/** The last price, else the previous close. */
export function referencePrice(facts: InstrumentFacts, quote: CurrentQuote | null): number {
  return quote?.current_last ?? facts.previous_close;
}

/** The value of one share or contract in the trading currency. A spread counts as one contract of its near leg. */
export function unitValue(facts: InstrumentFacts, quote: CurrentQuote | null): number {
  return Math.abs(facts.notional_price ?? referencePrice(facts, quote)) * facts.multiplier;
}

/** In US dollars. Null without a rate. */
export function unitUsd(facts: InstrumentFacts, quote: CurrentQuote | null): number | null {
  return facts.usd_rate === null ? null : unitValue(facts, quote) * facts.usd_rate;
}

/** What the order checks need to know about the instrument. */
export function checkMarket(facts: InstrumentFacts, quote: CurrentQuote | null): CheckMarket {
  return {
    referencePrice: referencePrice(facts, quote),
    averageSpread: facts.avg_spread,
    priceTerms: facts,
    averageDailyVolume: facts.avg_daily_volume,
    unitUsd: unitUsd(facts, quote),
    isSpread: isSpread(facts),
  };
}
