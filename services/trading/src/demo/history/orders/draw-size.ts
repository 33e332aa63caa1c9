import { clamp } from '@meridian/cost-model/clamp';
import type { Rng } from '@meridian/cost-model/sfc32';
import { usdPer } from '../../universe/fx-rates.ts';
import type { Instrument } from '../../../reference/instrument.ts';
import { around, chance } from '../../draw.ts';

const MAX_USD = 40_000_000;
const MAX_SHARE_OF_ADV = 0.1;
const MEDIAN_USD: Readonly<Record<'EQUITY' | 'FUTURE', number>> = { EQUITY: 1_200_000, FUTURE: 4_000_000 };
const MEDIAN_OF_ADV: Readonly<Record<'EQUITY' | 'FUTURE', number>> = { EQUITY: 0.006, FUTURE: 0.0006 };
const LOG_SD = 1.1;

/** US dollars of one lot. Of the near leg for a spread, whose own price means nothing. */
export function usdPerLot(instrument: Instrument, nearPrice: number): number {
  return nearPrice * instrument.lotSize * instrument.multiplier * usdPer(instrument.currency);
}

/** Some orders are sized in dollars, others as a share of the volume. */
export function drawLots(rng: Rng, instrument: Instrument, nearPrice: number): number {
  const perLot = usdPerLot(instrument, nearPrice);
  const { assetClass, averageDailyLots } = instrument;
  const byMoney = chance(rng, 0.35);
  const wanted = byMoney
    ? around(rng, MEDIAN_USD[assetClass], LOG_SD) / perLot
    : around(rng, MEDIAN_OF_ADV[assetClass], LOG_SD) * averageDailyLots;
  const most = Math.min(MAX_USD / perLot, MAX_SHARE_OF_ADV * averageDailyLots);
  const lots = Math.floor(clamp(wanted, 1, Math.max(1, most)));
  // People order round quantities where they can.
  const roundTo = lots >= 2_000 ? 100 : lots >= 200 ? 10 : 1;
  return Math.max(1, Math.floor(lots / roundTo) * roundTo);
}
