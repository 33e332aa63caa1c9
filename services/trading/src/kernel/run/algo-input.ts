import { sideSign } from '@meridian/domain/order-side';
import type { AlgoInput } from '../algo.ts';
import { filledLotsOf } from '../children/exposure.ts';
import type { Route } from '../ports.ts';
import type { Parent } from '../state/parent.ts';
import { instrumentOf, type Turn } from '../turn.ts';
import { type LiveOrder, unreportedLots } from './live-orders.ts';
import { workableLots } from './in-doubt.ts';
import { recentOwnLots } from './recent-own.ts';

const NONE: readonly string[] = [];

export type OrderAtWork = {
  readonly parent: Parent;
  readonly route: Route;
  readonly live: LiveOrder;
};

/** The complete input of an algorithm from the state and the current market. */
export function algoInput(turn: Turn, { parent, route, live }: OrderAtWork): AlgoInput {
  const { ports, nowMs, tape } = turn;
  const { terms } = parent;
  const instrument = instrumentOf(turn, terms.instrument);
  const unreported = unreportedLots(live, parent);
  return {
    nowMs,
    day: ports.market.day(),
    instrument,
    market: ports.market.view(instrument.index),
    isMarketLive: ports.market.isLive(),
    side: sideSign(terms.side),
    isTradingOn: parent.isAutoTrading && turn.state.desk.isAutoTrading,
    totalLots: workableLots(parent),
    filledLots: filledLotsOf(parent),
    auctionFilledLots: { opening: parent.openAuctionFilledLots, closing: parent.closeAuctionFilledLots },
    limitTicks: terms.limitTicks,
    parameters: route.parameters,
    openChildren: live.children.open,
    invitations: live.invitations,
    volumeSinceStart:
      parent.startMark === null ? 0 : tape.countableLots(instrument.index) - parent.startMark.countableLots,
    ownVolumeSinceStart: parent.countableLots + unreported,
    volumeLast5Minutes: tape.recentCountableLots(instrument.index, nowMs),
    ownVolumeLast5Minutes: recentOwnLots(turn.state.orders, parent.id, live.recentOwn, nowMs) + unreported,
    volumeShareAt: (atMs) => ports.forecast.shareAt(instrument.index, atMs),
    expectedDayLots: ports.forecast.expectedDayLots(instrument.index),
    venues: venuesOf(turn, parent, route),
    legs: legViews(turn, parent),
    random: () => live.random.unit(),
  };
}

/** Elsewhere than where something is in doubt, as long as another destination is up. */
function venuesOf(turn: Turn, parent: Parent, route: Route): AlgoInput['venues'] {
  const { terms, avoidedDestinations: avoided = NONE, doubtSum } = parent;
  const instrument = instrumentOf(turn, terms.instrument);
  const without = (names: readonly string[]) => turn.ports.router.venuesFor(terms, instrument, route, names);
  const doubted = doubtSum?.at.map(({ destination }) => destination) ?? NONE;
  if (doubted.length === 0) return without(avoided);
  const elsewhere = without([...avoided, ...doubted]);
  return elsewhere.some(({ isUp }) => isUp) ? elsewhere : without(avoided);
}

function legViews(turn: Turn, parent: Parent): AlgoInput['legs'] {
  const { legs } = instrumentOf(turn, parent.terms.instrument);
  if (legs === null) return null;
  const view = (index: number, fills: Parent['fills']['near']) => ({
    instrument: instrumentOf(turn, index),
    market: turn.ports.market.view(index),
    filledLots: fills.lots,
    filledValue: fills.value,
  });
  return [view(legs[0], parent.fills.near), view(legs[1], parent.fills.far)];
}
