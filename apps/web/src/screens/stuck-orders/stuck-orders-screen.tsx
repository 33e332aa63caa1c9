import { parentOrdersGrid } from '@meridian/domain/columns/parent-orders';
import type { RowKey } from '@meridian/protocol/live/subscription-messages';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { SplitPanes } from '../../components/split-panes.tsx';
import { useAssetSelection } from '../../layout/use-asset-selection.ts';
import { useLiveGrid } from '../../live/grid-context.tsx';
import { DetailPane } from '../detail/detail-pane.tsx';
import { useSelectedOrder, withoutOrder } from '../detail/order-address.ts';
import { useDetailView } from '../detail/use-detail-view.ts';
import { StuckGrid } from './stuck-grid.tsx';
import { useStuckLevel } from './use-stuck-level.ts';

const PATH = '/trade-analitycs/summary';

/** Orders that should be trading and are not: where they are, why, since when; and below, what belongs to one. */
export function StuckOrdersScreen() {
  const [asset] = useAssetSelection();
  const [order, selectOrder] = useSelectedOrder();
  const [view, setView] = useDetailView(PATH);
  const [level, setLevel] = useStuckLevel();
  const pane = view ?? (order === null ? null : 'child');
  const closePane = useClosePane();
  // The selected order may come loose, or be shown by its children only: its row is asked for by itself.
  const ids = order === null ? null : { parent_order_numeric_ids: [order] };
  const parents = useLiveGrid(parentOrdersGrid, ids === null ? null : { topic: 'parent_orders', params: ids });
  useEffect(() => {
    document.title = 'Stuck orders · Meridian';
  }, []);
  return (
    <SplitPanes
      id="stuck-orders"
      top={
        <StuckGrid
          key={level}
          level={level}
          asset={asset}
          order={order}
          onLevel={setLevel}
          onOpen={selectOrder}
          onActive={pane === null ? ignore : selectOrder}
        />
      }
      bottom={
        pane === null ? null : (
          <DetailPane
            view={pane}
            order={order}
            asset={asset}
            parents={parents}
            onView={setView}
            onClear={() => selectOrder(null)}
            onClose={closePane}
          />
        )
      }
    />
  );
}

/** With the pane closed, going through the rows opens nothing. */
function ignore(_key: RowKey): void {}

function useClosePane(): () => void {
  const navigate = useNavigate();
  return () => {
    const search = withoutOrder(new URLSearchParams(window.location.search)).toString();
    void navigate({ pathname: PATH, search }, { replace: true, flushSync: true });
  };
}
