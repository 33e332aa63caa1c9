import type { AssetClass } from '@meridian/domain/asset-class';
import { formatFixed, formatSigned, formatUpTo, MINUS } from '@meridian/domain/number-format';
import type {
  CostAmount,
  CostCurvePointAnswer,
  CostEstimateAnswer,
} from '@meridian/protocol/rest/cost-estimate-schemas';
import type { CostAddress, CurveType } from './cost-address.ts';

type CostUnit = Pick<CostEstimateAnswer['market'], 'asset_class' | 'trade_currency'>;

/** What one traded unit is called. */
export function perUnitText(assetClass: AssetClass): string {
  return assetClass === 'EQUITY' ? 'Per share' : 'Per contract';
}

export const BAND_LEVEL = 0.8;

const SYMBOLS: Readonly<Record<string, string>> = { USD: '$', EUR: '€', GBP: '£', JPY: '¥' };

/** `$44.25`, `−¥12.00`, `CHF 3.10` */
export function moneyText(value: number, currency: string, decimals = 2): string {
  const sign = value < 0 ? MINUS : '';
  const unit = SYMBOLS[currency] ?? `${currency} `;
  return `${sign}${unit}${formatFixed(Math.abs(value), decimals)}`;
}

/** The cost of one share is often below a cent. */
const SHARE_DECIMALS = 4;

/** A cost per share or contract. */
export function unitMoneyText(value: number, { asset_class, trade_currency }: CostUnit): string {
  return moneyText(value, trade_currency, asset_class === 'EQUITY' ? SHARE_DECIMALS : undefined);
}

export function amountIn({ bps, contract, pct_spread }: CostAmount, type: CurveType): number | null {
  if (type === 'spread') return bps;
  return type === 'contract' ? contract : pct_spread;
}

/** In the unit of the curve, with the unit where the number does not say it. */
export function amountText(amount: CostAmount, type: CurveType, unit: CostUnit): string {
  const value = amountIn(amount, type);
  if (value === null) return '–';
  if (type === 'contract') return unitMoneyText(value, unit);
  return type === 'spread' ? `${formatFixed(value, 2)} bps` : `${formatFixed(value, 0)}%`;
}

export function bpsText(value: number | null): string {
  return value === null ? '–' : formatFixed(value, 2);
}

type Ranged = Pick<CostCurvePointAnswer, 'ranges'>;

/** `−6.8 to +10.3`; per share with the decimals of its cost. */
export function rangeText({ ranges }: Ranged, type: CurveType, { asset_class }: Pick<CostUnit, 'asset_class'>): string {
  const range = ranges.find(({ level }) => level === BAND_LEVEL);
  const [low, high] = range === undefined ? [null, null] : [amountIn(range.low, type), amountIn(range.high, type)];
  if (low === null || high === null) return '–';
  const decimals = type === 'contract' && asset_class === 'EQUITY' ? SHARE_DECIMALS : type === 'percent' ? 0 : 1;
  return `${formatSigned(low, decimals)} to ${formatSigned(high, decimals)}`;
}

const SECONDS_A_MINUTE = 60;
const LONG_MINUTES = 10;

/** `31 s`, `5.2 min`, `52 min`, `2.1 days` */
export function takesText(minutes: number, dayMinutes: number): string {
  if (minutes < 1) return `${formatUpTo(Math.max(1, minutes * SECONDS_A_MINUTE), 0)} s`;
  if (minutes > dayMinutes) {
    const days = formatUpTo(minutes / dayMinutes, 1);
    return days === '1' ? '1 day' : `${days} days`;
  }
  return `${formatUpTo(minutes, minutes < LONG_MINUTES ? 1 : 0)} min`;
}

const THOUSAND = 1000;

/** As on the size chips: 500, 1K, 2.5K */
export function sizeText(size: number): string {
  return size < THOUSAND ? String(size) : `${formatUpTo(size / THOUSAND, 1)}K`;
}

export function paceText({ strategy, rate, minutes }: CostAddress): string {
  return strategy === '1' ? `${minutes} min` : `POV ${rate}%`;
}
