import type { Algo } from '../../kernel/algo.ts';
import { type AlgoState, INITIAL_ALGO_STATE } from '../algo-state.ts';
import { childrenFor, joinsAuction } from '../common/auction-children.ts';
import { decision, idle, NO_OUTLOOK, type Outlook, withArrival } from '../common/decision.ts';
import { fitBudget } from '../common/fit-budget.ts';
import { gateOf, WORK_EVERY_MS } from '../common/gate.ts';
import { remainingLots } from '../common/quantities.ts';
import { type Auction, auctionWindow } from '../common/session.ts';

function auctionOnly(name: string, auction: Auction): Algo<AlgoState> {
  return {
    name,
    initial: () => INITIAL_ALGO_STATE,
    decide(input, before) {
      const state = withArrival(input, before);
      const outlook: Outlook = {
        ...NO_OUTLOOK,
        auctions: { opening: null, closing: null, [auction]: input.totalLots },
      };
      const gate = gateOf(input);
      const isEarly = gate.kind === 'auction-only' && auction === 'opening';
      if (gate.kind === 'shut') return idle(input, outlook, state, gate);
      if (input.nowMs < input.parameters.startMs && !isEarly) {
        return idle(input, outlook, state, {
          reason: gate.kind === 'open' ? 'Waiting for its start time' : gate.reason,
        });
      }
      const wakeMs = input.nowMs + WORK_EVERY_MS;
      // Entered as early as possible: an auction order loses nothing by being early, and can miss the deadline.
      const children = childrenFor(input, auction, remainingLots(input), Number.NEGATIVE_INFINITY);
      const wanted = fitBudget(input, children, 0);
      if (wanted.length > 0) {
        const reason = `In the ${auction} auction until it uncrosses`;
        return decision(outlook, state, { wanted, step: 'auction', reason, wakeMs });
      }
      const isOver = input.nowMs >= auctionWindow(input.day, auction).entryCutoffMs;
      const reason = isOver ? `The ${auction} auction takes no more orders` : `Cannot reach the ${auction} auction`;
      const heldBackBy = !isOver && joinsAuction(input, auction) ? 'destination down' : 'auction only';
      return decision(outlook, state, { wanted, step: 'idle', reason, heldBackBy, wakeMs });
    },
  };
}

/** Everything into the opening auction. */
export const marketOnOpen = auctionOnly('moo', 'opening');

/** Everything into the closing auction. */
export const marketOnClose = auctionOnly('moc', 'closing');
