import { type AssetClass, CALENDAR_SPREAD } from '../asset-class.ts';
import { PARAMETER_CATALOGUE } from '../strategies/parameter-catalogue.ts';
import { isStrategyName } from '../strategies/strategy-names.ts';

/** Whether an algorithm can work orders of an asset class; a calendar spread is a future. */
export function suitsAssetClass(algorithm: string, assetClass: AssetClass | null): boolean {
  const name = algorithm.trim().toLowerCase();
  if (assetClass === null || !isStrategyName(name)) return true;
  const { suits } = PARAMETER_CATALOGUE[name];
  if (suits === 'shares') return assetClass === 'EQUITY';
  return suits !== CALENDAR_SPREAD || assetClass === 'FUTURE';
}
