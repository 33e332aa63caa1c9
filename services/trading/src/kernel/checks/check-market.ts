import type { CheckMarket } from '@meridian/domain/order-checks/check-order';
import type { Instrument } from '../../reference/instrument.ts';
import { priceTermsOf } from '../price-text.ts';
import { priceOfTicks } from '../price-units.ts';
import { instrumentOf, type Reading } from '../turn.ts';

type Priced = Pick<Reading, 'ports'>;

/** The market data of the order checks: the current market and the usual day. */
export function checkMarketOf(reading: Priced, instrument: Instrument): CheckMarket {
  const { tickSize, lotSize, averageSpreadTicks, averageDailyLots, legs } = instrument;
  return {
    referencePrice: lastPrice(reading, instrument),
    averageSpread: priceOfTicks(averageSpreadTicks, tickSize),
    priceTerms: priceTermsOf(instrument),
    averageDailyVolume: averageDailyLots * lotSize,
    unitUsd: unitUsd(reading, instrument),
    isSpread: legs !== null,
  };
}

/** The last price, else the previous close. A zero close of an equity is not a price. */
export function lastPrice({ ports }: Priced, { index, tickSize, legs }: Instrument): number | null {
  const { lastTicks, previousCloseTicks } = ports.market.view(index);
  const ticks = lastTicks ?? previousCloseTicks;
  return ticks === 0 && legs === null ? null : priceOfTicks(ticks, tickSize);
}

/** US dollars per share or contract. For a spread its near leg's price, because its own may be zero. */
export function unitUsd(reading: Priced, instrument: Instrument): number | null {
  const rate = reading.ports.fx(instrument.currency);
  const priced = instrument.legs === null ? instrument : instrumentOf(reading, instrument.legs[0]);
  const price = lastPrice(reading, priced);
  return rate === null || price === null ? null : Math.abs(price) * instrument.multiplier * rate;
}
