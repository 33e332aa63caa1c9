import type { MarketPort, MarketView } from '../../market/market-port.ts';
import { sessionDays } from '../../market/session-days.ts';
import type { Instrument } from '../../reference/instrument.ts';
import type { Reference } from '../../reference/reference.ts';

export type UnseenMarketOptions = {
  /** Read again on each turn, because an import may add to it. */
  readonly reference: Pick<Reference, 'instruments' | 'sessions'>;
  readonly serverTimeZone: string;
  readonly nowMs: () => number;
};

export type UnseenMarket = MarketPort & {
  /** Checks which markets opened or closed by their calendars, and reports them. */
  turn(): void;
};

/** Markets without market data. Only their hours and the previous close are known, and orders wait. */
export function unseenMarket({ reference, serverTimeZone, nowMs }: UnseenMarketOptions): UnseenMarket {
  const views: MarketView[] = [];
  let { sessions } = reference;
  let days = sessionDays(sessions ?? NO_SESSIONS, serverTimeZone);
  const look = (): void => {
    for (const instrument of reference.instruments.slice(views.length)) views.push(unseen(instrument));
    if (sessions === reference.sessions) return;
    ({ sessions } = reference);
    days = sessionDays(sessions ?? NO_SESSIONS, serverTimeZone);
  };
  const handlers: ((changed: readonly number[]) => void)[] = [];
  let turnedMs = -Infinity;
  const turn = (): void => {
    const atMs = nowMs();
    if (atMs - turnedMs < LOOK_EVERY_MS) return;
    turnedMs = atMs;
    look();
    const phases = new Map((sessions?.calendars ?? []).map(({ calendar }) => [calendar, days.phaseAt(calendar, atMs)]));
    const changed = views.flatMap((view, index) => {
      const phase = phases.get(sessions?.calendarOf[index] ?? '') ?? 'closed';
      if (view.phase === phase) return [];
      views[index] = { ...view, phase, updatedMs: atMs };
      return [index];
    });
    if (changed.length > 0) for (const handler of handlers) handler(changed);
  };
  turn();
  return {
    turn,
    view: (instrument) => {
      if (instrument >= views.length) look();
      const view = views[instrument];
      if (view === undefined) throw new Error(`there is no instrument ${instrument}`);
      return view;
    },
    depth: () => ({ bids: [], asks: [] }),
    day: () => {
      look();
      return days.dayAt(nowMs());
    },
    isLive: () => false,
    onTrade: () => undefined,
    onViews: (handler) => void handlers.push(handler),
  };
}

const LOOK_EVERY_MS = 1_000;
const NO_SESSIONS = { calendars: [], holidays: [] };

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
