import type { Rng } from '@meridian/cost-model/sfc32';
import type { StrategyName } from '@meridian/domain/strategies/strategy-names';
import type { Instrument } from '../reference/instrument.ts';
import { pickWeighted, type Weighted } from './draw.ts';

const EQUITY: Weighted<StrategyName> = [
  ['vwap', 24],
  ['twap', 11],
  ['pov', 17],
  ['optimal', 14],
  ['lqseek', 13],
  ['dark', 6],
  ['close', 7],
  ['moc', 3],
  ['moo', 2],
  ['staging', 3],
];

const FUTURE: Weighted<StrategyName> = [
  ['vwap', 26],
  ['twap', 24],
  ['pov', 20],
  ['optimal', 20],
  ['close', 5],
  ['moc', 2],
  ['staging', 3],
];

const SPREAD: Weighted<StrategyName> = [
  ['calendar-spread', 97],
  ['staging', 3],
];

/** A usual strategy for the kind of instrument. Every strategy occurs somewhere. */
export function drawStrategy(rng: Rng, instrument: Pick<Instrument, 'assetClass' | 'legs'>): StrategyName {
  if (instrument.legs !== null) return pickWeighted(rng, SPREAD);
  return pickWeighted(rng, instrument.assetClass === 'EQUITY' ? EQUITY : FUTURE);
}
