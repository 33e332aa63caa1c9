import { parentOrdersGrid } from '@meridian/domain/columns/parent-orders';
import { useEffect, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { QuickSearch } from '../../components/quick-search.tsx';
import { SplitPanes } from '../../components/split-panes.tsx';
import { useGridFact } from '../../components/data-grid/use-grid-state.ts';
import { useAssetSelection } from '../../layout/use-asset-selection.ts';
import { ScreenTitle } from '../../layout/screen-title.tsx';
import { BlotterGrid } from '../blotter/blotter-grid.tsx';
import { FilterChips } from '../blotter/filter-chips.tsx';
import { useBlotter } from '../blotter/use-blotter.ts';
import { DetailPane } from './detail-pane.tsx';
import { type DetailView, isDetailView } from './detail-view.ts';
import { useSelectedOrder } from './order-address.ts';
import { ORDER_SUMMARY, orderFigures } from './order-figures.tsx';
import styles from './parent-orders-screen.module.css';

const NOUN = { one: 'order', many: 'orders' };

/** The desk's blotter: live parent orders, and below them what belongs to the selected one. */
export function ParentOrdersScreen() {
  const [asset] = useAssetSelection();
  const [order, selectOrder] = useSelectedOrder();
  const [search, setSearch] = useState('');
  const [view, setView] = useDetailView();
  const source = { topic: 'parent_orders', params: { asset } } as const;
  const blotter = useBlotter({ grid: parentOrdersGrid, source, asset, isInAddress: true });
  const total = useGridFact(blotter.handle, (state) => state.total);
  useEffect(() => {
    document.title = 'Parent orders · Meridian';
  }, []);
  return (
    <SplitPanes
      id="parent-orders"
      top={
        <div className={styles['top']}>
          <BlotterGrid
            label="Parent orders"
            blotter={blotter}
            search={search}
            onClearSearch={() => setSearch('')}
            noun={NOUN}
            currentKey={order}
            onOpenRow={selectOrder}
            onDetails={selectOrder}
            onBell={selectOrder}
            emptyText="No parent orders in this asset class yet."
            hasStaleNotice={false}
            toolbar={
              <>
                <ScreenTitle title="Parent orders" count={total} />
                <QuickSearch value={search} onChange={setSearch} hasKey />
                <FilterChips blotter={blotter} />
              </>
            }
            summary={ORDER_SUMMARY}
            footer={orderFigures}
          />
        </div>
      }
      bottom={
        <DetailPane
          view={view}
          order={order}
          asset={asset}
          parents={blotter.handle}
          onView={setView}
          onClear={() => selectOrder(null)}
        />
      }
    />
  );
}

/** The pane below, from the address; a change keeps the rest of it. */
function useDetailView(): readonly [DetailView, (view: DetailView) => void] {
  const { view } = useParams();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const go = (next: DetailView) =>
    void navigate({ pathname: `/parent-orders/${next}`, search: search.toString() }, { replace: true });
  return [isDetailView(view) ? view : 'child', go];
}
