import { CACHE_STALE_AFTER_MS } from '@meridian/domain/constants';
import { preTrade } from '@meridian/protocol/rest/pre-trade-calls';
import type { CallQuery } from '@meridian/protocol/rest/rest-call';
import { useApi } from '../../api/api-context.tsx';
import { orThrow } from '../../api/call-failed.ts';
import { usePanelQuery } from '../../api/use-panel-query.ts';
import type { PreTradeSubject } from './pre-trade-address.ts';

function queryOf(subject: PreTradeSubject): CallQuery<typeof preTrade> {
  if (subject.kind === 'list') return { list_name: subject.name };
  if (subject.kind === 'orders') return { parent_order_numeric_id: [...subject.ids] };
  const { drafts } = subject;
  return {
    exchange_symbol: drafts.map(({ symbol }) => symbol),
    order_side: drafts.map(({ side }) => side),
    order_qty: drafts.map(({ quantity }) => quantity),
  };
}

/** The estimate is made again after five minutes, because prices move on. */
export function usePreTrade(subject: PreTradeSubject | null) {
  const { callMain } = useApi();
  return usePanelQuery({
    queryKey: ['pre-trade', subject],
    enabled: subject !== null,
    staleTime: CACHE_STALE_AFTER_MS,
    refetchInterval: CACHE_STALE_AFTER_MS,
    retry: false,
    queryFn: async ({ signal }) => {
      const query = subject === null ? {} : queryOf(subject);
      return orThrow(preTrade, await callMain(preTrade, { query, signal })).value;
    },
  });
}
