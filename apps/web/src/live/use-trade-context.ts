import { readTradeContext } from '@meridian/protocol/live/trade-answers';
import type { TradeContextData } from '@meridian/protocol/live/trade-questions';
import type { UseQueryResult } from '@tanstack/react-query';
import { useAnswer } from './use-answer.ts';

const NOTHING_ASKED = {};

/** The accounts and strategies that the user may trade with. Fetched again after an order, which uses part of a limit. */
export function useTradeContext(): UseQueryResult<TradeContextData> {
  return useAnswer({ name: 'trade.context', args: NOTHING_ASKED, read: readTradeContext });
}
