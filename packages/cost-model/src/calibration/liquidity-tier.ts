import type { AssetClass } from '@meridian/domain/asset-class';

export type LiquidityTier = 'high' | 'medium' | 'low';

/** Average daily value in US dollars from which a tier begins; futures trade in far larger amounts than shares. */
const TIER_STARTS_USD: Readonly<Record<AssetClass, { readonly medium: number; readonly high: number }>> = {
  EQUITY: { medium: 150e6, high: 600e6 },
  FUTURE: { medium: 5e9, high: 25e9 },
};

export function liquidityTier(assetClass: AssetClass, dailyNotionalUsd: number): LiquidityTier {
  const { medium, high } = TIER_STARTS_USD[assetClass];
  if (dailyNotionalUsd >= high) return 'high';
  return dailyNotionalUsd >= medium ? 'medium' : 'low';
}
