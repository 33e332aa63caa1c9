import type { AlgoInput, WantedChild } from '../../kernel/algo.ts';
import { withinLimit } from './price-limit.ts';
import { farTicks } from './quotes.ts';
import { litVenue } from './venue-choice.ts';
import { childAt } from './work-child.ts';

export const I_WOULD_REASON = 'The price is at its I-would price or better: takes all that is posted';

/** Takes everything up to the I-would price while it is offered. Null otherwise. */
export function iWouldChild(input: AlgoInput, lots: number): WantedChild | null {
  const { side, limitTicks, parameters, market } = input;
  const { iWouldTicks } = parameters;
  if (iWouldTicks === null || lots < 1) return null;
  const far = farTicks(market, side);
  const venue = litVenue(input);
  if (far === null || venue === null) return null;
  const price = withinLimit(side, iWouldTicks, limitTicks);
  if (side * (far - price) > 0) return null;
  return childAt(input, venue, {
    slot: 'sweep',
    kind: 'limit',
    timeInForce: 'IOC',
    lots,
    limitTicks: price,
    tactic: 'sweep',
  });
}
