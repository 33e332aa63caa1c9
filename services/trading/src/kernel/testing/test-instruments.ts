import { CALENDAR_SPREAD } from '@meridian/domain/asset-class';
import { ONE_STEP, priceSteps } from '@meridian/domain/reference/price-steps';
import type { Instrument } from '../../reference/instrument.ts';

const equity: Instrument = {
  index: 0,
  bestexId: '00000001',
  exchangeSymbol: 'ACME',
  outrightSymbol: 'ACME',
  baseSymbol: 'ACME',
  assetClass: 'EQUITY',
  assetSubClass: null,
  country: 'US',
  currency: 'USD',
  description: 'Acme Industries',
  category: 'Equity',
  subCategory: 'Industrials',
  tickSize: 0.01,
  steps: ONE_STEP,
  quoteConvention: 'decimal',
  lotSize: 1,
  multiplier: 1,
  expiryMonth: null,
  lastTradingDate: null,
  legs: null,
  previousCloseTicks: 9_950,
  averageDailyLots: 1_000_000,
  dailyVolatility: 0.02,
  averageSpreadTicks: 1.2,
  venues: ['XNAS', 'ARCX', 'SGMX', 'BIDS'],
};

const future: Instrument = {
  ...equity,
  index: 2,
  bestexId: '00000003',
  exchangeSymbol: 'ESZ6',
  outrightSymbol: 'ESZ6',
  baseSymbol: 'ES',
  assetClass: 'FUTURE',
  description: 'E-mini Dec 2026',
  category: 'Index',
  subCategory: 'US',
  tickSize: 0.25,
  multiplier: 50,
  expiryMonth: '2026-12',
  lastTradingDate: '2026-12-18',
  previousCloseTicks: 20_000,
  venues: ['XCME'],
};

/** A US share, a Japanese share in lots of 100 with a larger tick from 3,000 on, two futures and the spread between them. */
export const TEST_INSTRUMENTS: readonly Instrument[] = [
  equity,
  {
    ...equity,
    index: 1,
    bestexId: '00000002',
    exchangeSymbol: '7203',
    outrightSymbol: '7203',
    country: 'JP',
    currency: 'JPY',
    tickSize: 1,
    steps: priceSteps(
      [
        { from_price: 0, tick_size: 1 },
        { from_price: 3_000, tick_size: 5 },
      ],
      1,
    ),
    lotSize: 100,
    averageDailyLots: 50_000,
    previousCloseTicks: 2_500,
  },
  future,
  { ...future, index: 3, bestexId: '00000004', exchangeSymbol: 'ESH7', outrightSymbol: 'ESH7', expiryMonth: '2027-03' },
  {
    ...future,
    index: 4,
    bestexId: '00000005',
    exchangeSymbol: 'ESZ6-ESH7',
    assetSubClass: CALENDAR_SPREAD,
    legs: [2, 3],
    previousCloseTicks: 0,
  },
];
