import type { BookSides, MarketPort, MarketTrade, MarketView, TradingDay } from '../../market/market-port.ts';
import { TEST_INSTRUMENTS } from './test-instruments.ts';
import { marketView } from './market-view.ts';

export const TEST_DAY: TradingDay = {
  date: '2026-11-16',
  openMs: Date.parse('2026-11-16T14:30:00Z'),
  closeMs: Date.parse('2026-11-16T21:00:00Z'),
};

/** A market that stands still until the test moves it. */
export class TestMarket implements MarketPort {
  currentDay: TradingDay = TEST_DAY;
  hasVendor = true;
  readonly #views: MarketView[];
  #onTrade: (trade: MarketTrade) => void = () => undefined;
  #onViews: (instruments: readonly number[]) => void = () => undefined;

  constructor() {
    this.#views = TEST_INSTRUMENTS.map(({ legs, previousCloseTicks }) => {
      if (legs !== null) return marketView({ bidTicks: -1, askTicks: 1, lastTicks: 0, previousCloseTicks });
      if (previousCloseTicks === 9_950) return marketView();
      const lastTicks = previousCloseTicks;
      return marketView({ bidTicks: lastTicks - 1, askTicks: lastTicks + 1, lastTicks, previousCloseTicks });
    });
  }

  /** The market of an instrument that comes later. */
  add(view: MarketView): void {
    this.#views.push(view);
  }

  view(instrument: number): MarketView {
    const view = this.#views[instrument];
    if (view === undefined) throw new Error(`there is no instrument ${instrument}`);
    return view;
  }

  depth(instrument: number): BookSides {
    const { bidTicks, askTicks, bidLots, askLots } = this.view(instrument);
    return {
      bids: bidTicks === null ? [] : [{ ticks: bidTicks, lots: bidLots }],
      asks: askTicks === null ? [] : [{ ticks: askTicks, lots: askLots }],
    };
  }

  day(): TradingDay {
    return this.currentDay;
  }

  isLive(): boolean {
    return this.hasVendor;
  }

  onTrade(handler: (trade: MarketTrade) => void): void {
    this.#onTrade = handler;
  }

  onViews(handler: (instruments: readonly number[]) => void): void {
    this.#onViews = handler;
  }

  move(instrument: number, change: Partial<MarketView>): void {
    this.#views[instrument] = { ...this.view(instrument), ...change };
    this.#onViews([instrument]);
  }

  trade(instrument: number, lots: number, priceHalfTicks: number, atMs: number, isCountable = true): void {
    this.#onTrade({ instrument, lots, priceHalfTicks, atMs, isCountable, venue: 'XNAS', ownChildId: null });
  }
}
