import type { ScheduleBand } from '@meridian/cost-model/schedules/vwap-band';
import type { StuckReason } from '@meridian/domain/entities/stuck-order';
import type { AlgoDecision, AlgoInput, DecisionGates, Microstrategy, WantedChild } from '../../kernel/algo.ts';
import { type AlgoState, withPart } from '../algo-state.ts';
import { type AuctionTargets, frozenChildren, NO_AUCTIONS } from './auction-children.ts';
import { IDLE_EVERY_MS } from './gate.ts';
import { midHalfTicks } from './quotes.ts';

/** What a strategy reports about its schedule, working or not. */
export type Outlook = {
  readonly band: ScheduleBand | null;
  readonly auctions: AuctionTargets;
  readonly targetRate: number | null;
  readonly adaptiveRate: number | null;
  readonly lateAtDayLots?: number | null;
};

export const NO_OUTLOOK: Outlook = { band: null, auctions: NO_AUCTIONS, targetRate: null, adaptiveRate: null };

export type DecisionParts = {
  readonly wanted: readonly WantedChild[];
  readonly step: Microstrategy['step'];
  readonly reason: string;
  readonly heldBackBy?: StuckReason | null;
  readonly gates?: DecisionGates | null;
  readonly wakeMs: number;
};

export function decision(outlook: Outlook, state: AlgoState, parts: DecisionParts): AlgoDecision<AlgoState> {
  return {
    wanted: parts.wanted,
    goalLots: outlook.band?.goal ?? null,
    ceilingLots: outlook.band?.ceiling ?? null,
    floorLots: outlook.band?.floor ?? null,
    currentTargetRate: outlook.targetRate,
    adaptiveRate: outlook.adaptiveRate,
    openAuctionLots: outlook.auctions.opening,
    closeAuctionLots: outlook.auctions.closing,
    isVolumeCapConstrained: state.capFlag.isConstrained,
    heldBackBy: parts.heldBackBy ?? null,
    microstrategy: { step: parts.step, reason: parts.reason },
    gates: parts.gates ?? null,
    state,
    wakeMs: parts.wakeMs,
    lateAtDayLots: outlook.lateAtDayLots ?? null,
  };
}

/** Why an order is idle, and until when. */
export type Rest = {
  readonly reason: string;
  readonly wakeMs?: number;
  readonly heldBackBy?: StuckReason | null;
};

/** Wants only what the exchange does not release. */
export function idle(input: AlgoInput, outlook: Outlook, state: AlgoState, rest: Rest): AlgoDecision<AlgoState> {
  const { reason, wakeMs = input.nowMs + IDLE_EVERY_MS, heldBackBy = null } = rest;
  const wanted = frozenChildren(input);
  const held = wanted.length > 0 ? `${reason}; the auction order can no longer be cancelled` : reason;
  return decision(outlook, withPart(state, 'ladder', null), { wanted, step: 'idle', reason: held, heldBackBy, wakeMs });
}

/** Keeps the arrival mid for the life of the order. */
export function withArrival(input: AlgoInput, state: AlgoState): AlgoState {
  if (state.arrivalHalfTicks !== null || !input.isMarketLive) return state;
  const arrivalHalfTicks = midHalfTicks(input.market);
  return arrivalHalfTicks === null ? state : { ...state, arrivalHalfTicks };
}
