import type { GridHandle } from '@meridian/live-client/grid/grid-model';
import type { RowKey } from '@meridian/protocol/live/subscription-messages';
import type { RowAction } from '../../components/data-grid/menu/menu-entries.ts';
import { useOpenReplay } from '../detail/use-open-replay.ts';
import { useSearchChange } from '../../lib/use-search-change.ts';
import { useGridRecord } from '../../live/use-grid-record.ts';
import { MAX_PRE_TRADE_ORDERS } from '@meridian/protocol/rest/pre-trade-calls';
import { useNavigate } from 'react-router';
import { PRE_TRADE_PATH, withSubject } from '../../features/pre-trade/pre-trade-address.ts';
import { useSession } from '../../session/session-context.tsx';
import { selectHasMarketImpactPermit } from '../../session/session-selectors.ts';
import { type SidePanel, withPanel } from './panel-address.ts';

/** Context menu entries that open a side panel or the replay of the selected order, or an analysis of all rows of the menu. */
export function useOrderPanels(
  handle: GridHandle | null,
  order: number | null,
): (keys: readonly RowKey[]) => readonly RowAction[] {
  const changeSearch = useSearchChange();
  const openReplay = useOpenReplay(handle);
  const record = useGridRecord(handle, order);
  const symbol = record?.['exchange_symbol'];
  const show = (panel: SidePanel) => changeSearch((now) => withPanel(now, panel));
  const preTrade = usePreTradeEntry();
  return (keys) => {
    if (order === null) return [];
    const named = typeof symbol === 'string' ? symbol : null;
    return [
      {
        id: 'market-data',
        label: named === null ? 'Market data' : `Market data for ${named}`,
        isDisabled: named === null,
        run: () => {
          if (named !== null) show({ kind: 'market-data', symbol: named });
        },
      },
      {
        id: 'description',
        label: named === null ? 'Description' : `Description of ${named}`,
        run: () => show({ kind: 'description' }),
      },
      {
        id: 'configuration',
        label: named === null ? 'Configuration' : `Configuration behind ${named}`,
        run: () => show({ kind: 'configuration' }),
      },
      {
        id: 'replay',
        label: named === null ? 'Replay the order' : `Replay of the ${named} order`,
        run: () => openReplay(order),
      },
      {
        id: 'studio',
        label: named === null ? 'Strategy studio' : `Strategy studio for ${named}`,
        run: () => show({ kind: 'studio' }),
      },
      ...preTrade(keys.length === 0 ? [order] : keys.map(Number)),
    ];
  };
}

/** Nothing for users who may not see estimates. */
function usePreTradeEntry(): (orders: readonly number[]) => readonly RowAction[] {
  const isPermitted = useSession(selectHasMarketImpactPermit);
  const navigate = useNavigate();
  return (orders) => {
    const ids = orders.filter(Number.isSafeInteger);
    if (!isPermitted || ids.length === 0) return [];
    const of = ids.length === 1 ? '' : ` of ${ids.length.toLocaleString('en-US')} orders`;
    const search = withSubject(new URLSearchParams(), { kind: 'orders', ids });
    const asset = new URLSearchParams(window.location.search).get('asset');
    if (asset !== null) search.set('asset', asset);
    return [
      {
        id: 'pre-trade',
        label: `Pre-trade analytics${of}`,
        isDisabled: ids.length > MAX_PRE_TRADE_ORDERS,
        run: () => void navigate({ pathname: PRE_TRADE_PATH, search: search.toString() }),
      },
    ];
  };
}
