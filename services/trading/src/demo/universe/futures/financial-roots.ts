import type { FutureRoot } from './future-root.ts';

const index = { category: 'Index', cycle: 'quarterly', expiry: 'third-friday' } as const;
const rates = { category: 'Rates', cycle: 'quarterly' } as const;
/** US government bonds are quoted in 32nds, the shorter ones in halves, quarters and eighths of them. */
const treasuries = {
  ...rates,
  subCategory: 'Americas',
  country: 'US',
  currency: 'USD',
  quoteConvention: '32nds',
} as const;
const currencies = {
  category: 'FX',
  subCategory: 'G10',
  cycle: 'quarterly',
  expiry: 'third-wednesday-minus-2',
} as const;
const america = { subCategory: 'Americas', country: 'US', currency: 'USD' } as const;
const europe = { subCategory: 'Europe', country: 'DE', currency: 'EUR' } as const;

type Numbers = Pick<
  FutureRoot,
  'price' | 'tickSize' | 'multiplier' | 'dailyContracts' | 'dailyVolatilityPercent' | 'carryPercent'
>;

function numbers(
  price: number,
  tickSize: number,
  multiplier: number,
  dailyContracts: number,
  dailyVolatilityPercent: number,
  carryPercent: number,
): Numbers {
  return { price, tickSize, multiplier, dailyContracts, dailyVolatilityPercent, carryPercent };
}

export const FINANCIAL_ROOTS: readonly FutureRoot[] = [
  { symbol: 'ES', name: 'E-mini S&P 500', ...index, ...america, ...numbers(5_925, 0.25, 50, 1_500_000, 1, 0.9) },
  { symbol: 'NQ', name: 'E-mini Nasdaq-100', ...index, ...america, ...numbers(20_740, 0.25, 20, 560_000, 1.4, 0.9) },
  { symbol: 'RTY', name: 'E-mini Russell 2000', ...index, ...america, ...numbers(2_318, 0.1, 50, 190_000, 1.5, 0.8) },
  { symbol: 'YM', name: 'E-mini Dow', ...index, ...america, ...numbers(43_720, 1, 5, 150_000, 0.9, 0.9) },
  { symbol: 'FESX', name: 'Euro Stoxx 50', ...index, ...europe, ...numbers(4_806, 1, 10, 720_000, 1.1, 0.4) },
  { symbol: 'FDAX', name: 'DAX', ...index, ...europe, ...numbers(19_315, 1, 25, 42_000, 1.1, 0.6) },
  {
    symbol: 'FSMI',
    name: 'Swiss Market Index',
    ...index,
    subCategory: 'Europe',
    country: 'CH',
    currency: 'CHF',
    ...numbers(11_640, 1, 10, 28_000, 0.9, -0.2),
  },
  {
    symbol: 'NIY',
    name: 'Nikkei 225 Yen',
    ...index,
    expiry: 'before-second-friday',
    subCategory: 'Asia',
    country: 'JP',
    currency: 'JPY',
    ...numbers(38_550, 5, 500, 36_000, 1.4, 0.1),
  },
  {
    symbol: 'HSI',
    name: 'Hang Seng Index',
    ...index,
    cycle: 'monthly',
    expiry: 'month-end-minus-1',
    subCategory: 'Asia',
    country: 'HK',
    currency: 'HKD',
    ...numbers(19_430, 1, 50, 120_000, 1.6, -0.1),
  },
  {
    symbol: 'ZF',
    name: '5-year Treasury note',
    ...treasuries,
    expiry: 'month-end',
    ...numbers(106.9, 0.0078125, 1_000, 1_300_000, 0.25, -0.1),
  },
  {
    symbol: 'ZN',
    name: '10-year Treasury note',
    ...treasuries,
    expiry: 'month-end-minus-7',
    ...numbers(109.8, 0.015625, 1_000, 1_900_000, 0.38, -0.1),
  },
  {
    symbol: 'ZB',
    name: 'Treasury bond',
    ...treasuries,
    expiry: 'month-end-minus-7',
    ...numbers(117.4, 0.03125, 1_000, 420_000, 0.65, -0.3),
  },
  {
    symbol: 'FGBL',
    name: 'Euro-Bund',
    ...rates,
    expiry: 'tenth-minus-2',
    ...europe,
    ...numbers(132.1, 0.01, 1_000, 690_000, 0.38, 0.2),
  },
  {
    symbol: '6E',
    name: 'Euro FX',
    ...currencies,
    country: 'US',
    currency: 'USD',
    ...numbers(1.0565, 0.00005, 125_000, 210_000, 0.45, 0.4),
  },
  {
    symbol: '6J',
    name: 'Japanese Yen',
    ...currencies,
    country: 'US',
    currency: 'USD',
    ...numbers(0.006475, 0.0000005, 12_500_000, 180_000, 0.6, 1.1),
  },
];
