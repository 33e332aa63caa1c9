import type { GridHandle } from '@meridian/live-client/grid/grid-model';
import type { RowKey } from '@meridian/protocol/live/subscription-messages';
import type { RowAction } from '../../components/data-grid/menu/menu-entries.ts';
import { useSearchChange } from '../../lib/use-search-change.ts';
import { useGridRecord } from '../../live/use-grid-record.ts';
import { type SidePanel, withPanel } from './panel-address.ts';

/** Context menu entries that open a side panel. They act on the selected order, which is the row of the menu. */
export function useOrderPanels(
  handle: GridHandle | null,
  order: number | null,
): (keys: readonly RowKey[]) => readonly RowAction[] {
  const changeSearch = useSearchChange();
  const record = useGridRecord(handle, order);
  const symbol = record?.['exchange_symbol'];
  const show = (panel: SidePanel) => changeSearch((now) => withPanel(now, panel));
  return () => {
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
        id: 'studio',
        label: named === null ? 'Strategy studio' : `Strategy studio for ${named}`,
        run: () => show({ kind: 'studio' }),
      },
    ];
  };
}
