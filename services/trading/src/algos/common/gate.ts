import type { StuckReason } from '@meridian/domain/entities/stuck-order';
import type { AlgoInput } from '../../kernel/algo.ts';
import { remainingLots } from './quantities.ts';
import { mayWorkContinuous, workStartMs } from './session.ts';

/** How often a working order is reconsidered without events. */
export const WORK_EVERY_MS = 1000;
/** How often an idle order is reconsidered. */
export const IDLE_EVERY_MS = 5000;

export type Gate =
  | { readonly kind: 'open' }
  /** Nothing may be wanted, except frozen children. */
  | { readonly kind: 'shut'; readonly reason: string; readonly wakeMs: number }
  /** Only auction children may be wanted. */
  | {
      readonly kind: 'auction-only';
      readonly reason: string;
      readonly wakeMs: number;
      readonly heldBackBy: StuckReason | null;
    };

/** Whether the order may work now: switch, quantity, times, market phase and market data. */
export function gateOf(input: AlgoInput): Gate {
  const { nowMs, parameters, market } = input;
  const later = nowMs + IDLE_EVERY_MS;
  if (remainingLots(input) === 0) return { kind: 'shut', reason: 'Filled', wakeMs: later };
  if (!input.isTradingOn) return { kind: 'shut', reason: 'Auto trading is off', wakeMs: later };
  if (nowMs >= parameters.endMs) return { kind: 'shut', reason: 'Its end time has passed', wakeMs: later };
  const startMs = workStartMs(input);
  if (nowMs < startMs) {
    const wakeMs = Math.min(startMs, later);
    return { kind: 'auction-only', reason: 'Waiting for its start time', wakeMs, heldBackBy: null };
  }
  if (!input.isMarketLive) {
    const reason = 'Waiting for market data';
    return { kind: 'auction-only', reason, wakeMs: nowMs + WORK_EVERY_MS, heldBackBy: 'no market data' };
  }
  if (mayWorkContinuous(input)) return { kind: 'open' };
  const isCall = market.phase !== 'closed';
  return {
    kind: 'auction-only',
    reason: isCall ? 'Waiting for the auction to end' : 'The market is closed',
    wakeMs: nowMs + WORK_EVERY_MS,
    heldBackBy: isCall ? 'auction only' : null,
  };
}
