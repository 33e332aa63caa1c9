import { ONE_STEP } from '@meridian/domain/reference/price-steps';
import { cumulativeShare } from '@meridian/cost-model/volume/cumulative-volume';
import type { MarketView, TradingDay } from '../../market/market-port.ts';
import { SESSION_MS } from '../../market/session-calendar.ts';
import type { Instrument } from '../../reference/instrument.ts';
import { volumeProfileOf } from '../../reference/volume-profiles.ts';
import type { AlgoInput, AlgoParameters, OpenChild, VenueHealth } from '../../kernel/algo.ts';

const OPEN_MS = Date.UTC(2026, 10, 16, 14, 30);

export const TEST_DAY: TradingDay = { date: '2026-11-16', openMs: OPEN_MS, closeMs: OPEN_MS + SESSION_MS };

/** So many minutes after the open. */
export function atMinute(minute: number): number {
  return OPEN_MS + minute * 60_000;
}

export const TEST_INSTRUMENT: Instrument = {
  index: 0,
  bestexId: '00010001',
  exchangeSymbol: 'TEST',
  outrightSymbol: 'TEST',
  baseSymbol: 'TEST',
  assetClass: 'EQUITY',
  assetSubClass: null,
  country: 'US',
  currency: 'USD',
  description: 'Test Corp',
  category: 'Equity',
  subCategory: 'Technology',
  tickSize: 0.01,
  steps: ONE_STEP,
  quoteConvention: 'decimal',
  lotSize: 1,
  multiplier: 1,
  expiryMonth: null,
  lastTradingDate: null,
  legs: null,
  previousCloseTicks: 10_000,
  averageDailyLots: 1_000_000,
  dailyVolatility: 0.015,
  averageSpreadTicks: 1.5,
  venues: ['XNAS', 'SGMX', 'CRSX', 'BIDS', 'XAUC'],
};

export const TEST_MARKET: MarketView = {
  bidTicks: 9_999,
  askTicks: 10_001,
  bidLots: 500,
  askLots: 500,
  lastTicks: 10_000,
  lastLots: 100,
  openTicks: 10_000,
  highTicks: 10_010,
  lowTicks: 9_990,
  previousCloseTicks: 10_000,
  dayLots: 100_000,
  dayTurnover: 1_000_000_000,
  phase: 'continuous',
  auction: null,
  updatedMs: OPEN_MS,
};

function venue(name: string, kind: VenueHealth['kind'], priority: number, toxicity = 0): VenueHealth {
  return {
    venue: name,
    destination: 'ALGO-DMA-1',
    kind,
    isUp: true,
    priority,
    fills: [],
    firmUps: { invitations: 0, firmUps: 0 },
    minimumLots: 0,
    toxicity,
  };
}

export const TEST_VENUES: readonly VenueHealth[] = [
  venue('XNAS', 'lit', 1),
  venue('ARCX', 'lit', 2),
  venue('SGMX', 'dark', 3, 0.05),
  venue('CRSX', 'dark', 4, 0.35),
  venue('BIDS', 'conditional', 5),
  venue('XAUC', 'auction', 6),
];

/** The venues with something about some of them changed. */
export function venuesWith(change: (venue: VenueHealth) => Partial<VenueHealth>): readonly VenueHealth[] {
  return Array.from(TEST_VENUES, (venue) => ({ ...venue, ...change(venue) }));
}

export const TEST_PARAMETERS: AlgoParameters = {
  startMs: TEST_DAY.openMs,
  endMs: TEST_DAY.closeMs,
  participationRate: null,
  volumeCap: null,
  isVolumeCapSoft: false,
  mustFinish: false,
  urgency: 'medium',
  isDarkAllowed: false,
  iWouldTicks: null,
  isAdaptive: false,
  openAuctionLots: 0,
  closeAuctionLots: 0,
  displayLots: 0,
  minimumLots: 0,
  minimumChildLots: 0,
};

export type InputOverrides = Partial<Omit<AlgoInput, 'parameters' | 'market'>> & {
  readonly parameters?: Partial<AlgoParameters>;
  readonly market?: Partial<MarketView>;
};

/** An order for 10,000 lots to buy, an hour into the day, with nothing done yet. */
export function algoInput({ parameters, market, ...overrides }: InputOverrides = {}): AlgoInput {
  const profile = volumeProfileOf(overrides.instrument ?? TEST_INSTRUMENT);
  return {
    nowMs: atMinute(60),
    day: TEST_DAY,
    instrument: TEST_INSTRUMENT,
    market: { ...TEST_MARKET, ...market },
    side: 1,
    isMarketLive: true,
    isTradingOn: true,
    totalLots: 10_000,
    filledLots: 0,
    auctionFilledLots: { opening: 0, closing: 0 },
    limitTicks: null,
    parameters: { ...TEST_PARAMETERS, ...parameters },
    openChildren: [],
    invitations: [],
    volumeSinceStart: 0,
    ownVolumeSinceStart: 0,
    volumeLast5Minutes: 0,
    ownVolumeLast5Minutes: 0,
    volumeShareAt: (atMs) => cumulativeShare(profile, (atMs - TEST_DAY.openMs) / 60_000),
    expectedDayLots: 1_000_000,
    venues: TEST_VENUES,
    legs: null,
    random: () => 0.5,
    ...overrides,
  };
}

export function openChild(overrides: Partial<OpenChild> = {}): OpenChild {
  return {
    childId: 1,
    slot: 'work',
    instrument: 0,
    side: 1,
    venue: 'XNAS',
    destination: 'ALGO-DMA-1',
    kind: 'limit',
    timeInForce: 'DAY',
    limitTicks: 9_999,
    lots: 100,
    filledLots: 0,
    isCancelPending: false,
    sentMs: atMinute(59),
    tactic: 'join-bid',
    ...overrides,
  };
}
