import { parentOrdersGrid } from '@meridian/domain/columns/parent-orders';
import { useEffect } from 'react';
import { SplitPanes } from '../../components/split-panes.tsx';
import { useGridFact } from '../../components/data-grid/use-grid-state.ts';
import { EVENT_LOG_CODE, PROGRESS_CODE } from '../../features/trade-analytics/analytics-code.ts';
import { useAssetSelection } from '../../layout/use-asset-selection.ts';
import { useGridRecord } from '../../live/use-grid-record.ts';
import { BlotterGrid } from '../blotter/blotter-grid.tsx';
import { useBlotter } from '../blotter/use-blotter.ts';
import { useOrderActions } from '../blotter/use-order-actions.tsx';
import { useOrderPanels } from '../blotter/use-order-panels.ts';
import { useQuickFilters } from '../blotter/use-quick-filters.ts';
import { useQuickSearch } from '../blotter/use-quick-search.ts';
import { useViewCommands } from '../blotter/use-view-commands.ts';
import { useSelectedOrder } from '../detail/order-address.ts';
import { useDetailView } from '../detail/use-detail-view.ts';
import { TradeButtons } from '../trade/trade-buttons.tsx';
import { SendStagedButton } from '../trade/send-staged-button.tsx';
import { homeToolbar } from './home-toolbar.tsx';
import { ORDER_SUMMARY, orderFigures } from './order-figures.tsx';
import { OrderAnalytics } from './order-analytics.tsx';
import { LowerPane } from './lower-pane.tsx';
import { useDesktopContext } from './use-desktop-context.ts';
import { useAnalytics } from './use-analytics.ts';
import { useFirstOrder } from './use-first-order.ts';
import styles from './parent-orders-screen.module.css';

const TRADE_BUTTONS = (
  <>
    <SendStagedButton />
    <TradeButtons />
  </>
);

const NOUN = { one: 'order', many: 'orders' };

/** The home screen: live parent orders, and below them the details of the selected one. */
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
  const quick = useQuickFilters(asset);
  useFirstOrder(blotter.handle, selectOrder);
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
              sections
              quick={quick.query}
              onClearQuick={quick.clear}
              noun={NOUN}
              currentKey={order}
              onActiveRow={(key) => {
                if (key !== null) selectOrder(key);
              }}
              onOpenRow={(key) => analytics.show(key, PROGRESS_CODE)}
              onBell={(key) => analytics.show(key, EVENT_LOG_CODE)}
              rowActions={(keys) => [...actions.rowActions(keys), ...panels(keys)]}
              actionBar={actions.bar}
              emptyText="No parent orders in this asset class yet."
              toolbar={homeToolbar({ blotter, total, quick, search, onSearch: setSearch })}
              toolbarEnd={TRADE_BUTTONS}
              summary={ORDER_SUMMARY}
              footer={orderFigures({
                costUnit: asset === 'EQUITY' ? 'bps' : 'ticks',
                filters: blotter.controls.view.filters,
              })}
            />
          </div>
        }
        bottom={
          <LowerPane
            view={view}
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
