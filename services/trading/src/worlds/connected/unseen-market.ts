import type { MarketPort, MarketView } from '../../market/market-port.ts';
import { calendarDays } from '../../market/calendar-days.ts';
import type { Instrument } from '../../reference/instrument.ts';

export type UnseenMarketOptions = {
  readonly instruments: readonly Instrument[];
  readonly serverTimeZone: string;
  readonly nowMs: () => number;
};

/** Markets that nobody shows us: the previous close is all that is known, and orders wait. */
export function unseenMarket({ instruments, serverTimeZone, nowMs }: UnseenMarketOptions): MarketPort {
  const views = instruments.map(unseen);
  const dayAt = calendarDays(serverTimeZone);
  return {
    view: (instrument) => {
      const view = views[instrument];
      if (view === undefined) throw new Error(`there is no instrument ${instrument}`);
      return view;
    },
    depth: () => ({ bids: [], asks: [] }),
    day: () => dayAt(nowMs()),
    isLive: () => false,
    onTrade: () => undefined,
    onViews: () => undefined,
  };
}

function unseen({ previousCloseTicks }: Instrument): MarketView {
  return {
    bidTicks: null,
    askTicks: null,
    bidLots: 0,
    askLots: 0,
    lastTicks: null,
    lastLots: 0,
    openTicks: null,
    highTicks: null,
    lowTicks: null,
    previousCloseTicks,
    dayLots: 0,
    dayTurnover: 0,
    phase: 'closed',
    auction: null,
    updatedMs: 0,
  };
}
