import type { MarketView } from '../../market/market-port.ts';
import type { Instrument } from '../../reference/instrument.ts';
import type { AlgoInput } from '../../kernel/algo.ts';
import { algoInput, type InputOverrides, TEST_INSTRUMENT, TEST_MARKET } from './algo-input.ts';

const FUTURE: Instrument = {
  ...TEST_INSTRUMENT,
  assetClass: 'FUTURE',
  tickSize: 0.25,
  multiplier: 50,
  venues: ['XCME'],
};

/** Calm enough that legging pays: about half a tick until a hedge trades. */
const LEG: Instrument = { ...FUTURE, dailyVolatility: 0.00125 };

/** The far leg trades a quarter of the near one. */
export const NEAR_LEG: Instrument = { ...LEG, index: 1, exchangeSymbol: 'ESZ6', averageDailyLots: 400_000 };
export const FAR_LEG: Instrument = { ...LEG, index: 2, exchangeSymbol: 'ESH7', averageDailyLots: 100_000 };
export const SPREAD: Instrument = {
  ...FUTURE,
  index: 0,
  exchangeSymbol: 'ESZ6-ESH7',
  assetSubClass: 'CALENDAR SPREAD',
  legs: [1, 2],
  previousCloseTicks: -200,
  averageDailyLots: 15_600,
};

const VENUE = {
  venue: 'XCME',
  destination: 'ALGO-DMA-1',
  kind: 'lit',
  isUp: true,
  priority: 1,
  fills: [],
  firmUps: { invitations: 0, firmUps: 0 },
  minimumLots: 0,
  toxicity: 0,
} as const;

export type SpreadOverrides = InputOverrides & {
  readonly near?: Partial<MarketView> & { readonly filledLots?: number; readonly filledTicks?: number };
  readonly far?: Partial<MarketView> & { readonly filledLots?: number; readonly filledTicks?: number };
};

function leg(bidTicks: number, market: Partial<MarketView>): MarketView {
  return { ...TEST_MARKET, bidTicks, askTicks: bidTicks + 1, ...market };
}

function fills(lots: number, ticks: number) {
  return { filledLots: lots, filledValue: 2 * lots * ticks };
}

/** 500 spreads to buy, at −200 to −198; its legs 20,000 to 20,001 and 20,199 to 20,200. */
export function spreadInput({ near = {}, far = {}, ...overrides }: SpreadOverrides = {}): AlgoInput {
  const { filledLots: nearFilled = 0, filledTicks: nearTicks = 20_000, ...nearMarket } = near;
  const { filledLots: farFilled = 0, filledTicks: farTicks = 20_200, ...farMarket } = far;
  return algoInput({
    instrument: SPREAD,
    totalLots: 500,
    venues: [VENUE],
    ...overrides,
    market: { bidTicks: -200, askTicks: -198, ...overrides.market },
    legs: [
      { instrument: NEAR_LEG, market: leg(20_000, nearMarket), ...fills(nearFilled, nearTicks) },
      { instrument: FAR_LEG, market: leg(20_199, farMarket), ...fills(farFilled, farTicks) },
    ],
  });
}
