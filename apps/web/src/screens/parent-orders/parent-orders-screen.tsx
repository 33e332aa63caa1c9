import { parentOrdersGrid } from '@meridian/domain/columns/parent-orders';
import { useEffect } from 'react';
import { QuickSearch } from '../../components/quick-search.tsx';
import { SplitPanes } from '../../components/split-panes.tsx';
import { useGridFact } from '../../components/data-grid/use-grid-state.ts';
import { EVENT_LOG_CODE, PARAMETERS_CODE, PROGRESS_CODE } from '../../features/trade-analytics/analytics-code.ts';
import { useAssetSelection } from '../../layout/use-asset-selection.ts';
import { ScreenTitle } from '../../layout/screen-title.tsx';
import { useGridRecord } from '../../live/use-grid-record.ts';
import { BlotterGrid } from '../blotter/blotter-grid.tsx';
import { FilterChips } from '../blotter/filter-chips.tsx';
import { useBlotter } from '../blotter/use-blotter.ts';
import { useOrderActions } from '../blotter/use-order-actions.tsx';
import { useOrderPanels } from '../blotter/use-order-panels.ts';
import { useQuickSearch } from '../blotter/use-quick-search.ts';
import { useViewCommands } from '../blotter/use-view-commands.ts';
import { DetailPane } from '../detail/detail-pane.tsx';
import { useSelectedOrder } from '../detail/order-address.ts';
import { useDetailView } from '../detail/use-detail-view.ts';
import { TradeButtons } from '../trade/trade-buttons.tsx';
import { SendStagedButton } from '../trade/send-staged-button.tsx';
import { ORDER_SUMMARY, orderFigures } from './order-figures.tsx';
import { OrderAnalytics } from './order-analytics.tsx';
import { useDesktopContext } from './use-desktop-context.ts';
import { useAnalytics } from './use-analytics.ts';
import styles from './parent-orders-screen.module.css';

const TRADE_BUTTONS = (
  <>
    <SendStagedButton />
    <TradeButtons />
  </>
);

const NOUN = { one: 'order', many: 'orders' };

/** The desk's blotter: live parent orders, and below them what belongs to the selected one. */
export function ParentOrdersScreen() {
  const [asset] = useAssetSelection();
  const [order, selectOrder] = useSelectedOrder();
  const [search, setSearch] = useQuickSearch();
  const [view, setView] = useDetailView('/parent-orders');
  const source = { topic: 'parent_orders', params: { asset } } as const;
  const blotter = useBlotter({ grid: parentOrdersGrid, source, asset, inAddress: 'main' });
  useViewCommands(blotter);
  const analytics = useAnalytics(order, blotter.handle);
  useDesktopContext(useGridRecord(blotter.handle, order), setSearch);
  const panels = useOrderPanels(blotter.handle, order);
  const actions = useOrderActions(blotter.handle, order, 'blotter');
  const total = useGridFact(blotter.handle, (state) => state.total);
  useEffect(() => {
    document.title = 'Parent orders · Meridian';
  }, []);
  return (
    <div className={styles['desk']}>
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
              onActiveRow={(key) => {
                if (key !== null) selectOrder(key);
              }}
              onOpenRow={(key) => analytics.show(key, PROGRESS_CODE)}
              onDetails={(key) => analytics.show(key, PARAMETERS_CODE)}
              onBell={(key) => analytics.show(key, EVENT_LOG_CODE)}
              rowActions={(keys) => [...actions.rowActions(keys), ...panels(keys)]}
              actionBar={actions.bar}
              emptyText="No parent orders in this asset class yet."
              toolbar={
                <>
                  <ScreenTitle title="Parent orders" count={total} />
                  <QuickSearch value={search} onChange={setSearch} hasKey />
                  <FilterChips blotter={blotter} />
                </>
              }
              toolbarEnd={TRADE_BUTTONS}
              summary={ORDER_SUMMARY}
              footer={orderFigures}
            />
          </div>
        }
        bottom={
          <DetailPane
            view={view ?? 'child'}
            order={order}
            asset={asset}
            parents={blotter.handle}
            onView={setView}
            onClear={() => selectOrder(null)}
          />
        }
      />
      <OrderAnalytics order={order} analytics={analytics} askFor={actions.askFor} />
      {actions.dialog}
    </div>
  );
}
