import { parentOrdersGrid } from '@meridian/domain/columns/parent-orders';
import { SplitPanes } from '../../components/split-panes.tsx';
import { EVENT_LOG_CODE, PROGRESS_CODE } from '../../features/trade-analytics/analytics-code.ts';
import { useAssetSelection } from '../../layout/use-asset-selection.ts';
import { useLiveGrid } from '../../live/grid-context.tsx';
import { useBlotter } from '../blotter/use-blotter.ts';
import { useChildActions } from '../blotter/use-child-actions.tsx';
import { useOrderActions } from '../blotter/use-order-actions.tsx';
import { useOrderPanels } from '../blotter/use-order-panels.ts';
import { useViewCommands } from '../blotter/use-view-commands.ts';
import { DetailPane } from '../detail/detail-pane.tsx';
import { useSelectedOrder } from '../detail/order-address.ts';
import { useDetailView } from '../detail/use-detail-view.ts';
import { OrderAnalytics } from '../parent-orders/order-analytics.tsx';
import { useAnalytics } from '../parent-orders/use-analytics.ts';
import { StuckGrid } from './stuck-grid.tsx';
import { STUCK_LEVELS, type StuckLevel } from './stuck-levels.ts';
import { tellParent } from './tell-parent.ts';
import styles from './stuck-orders-screen.module.css';

const PATH = '/trade-analitycs/summary';

type StuckDeskProps = { readonly level: StuckLevel; readonly onLevel: (level: StuckLevel) => void };

/** The stuck orders of one level, with details below and analytics beside when the address has them. */
export function StuckDesk({ level, onLevel }: StuckDeskProps) {
  const { grid, topic } = STUCK_LEVELS[level];
  const [asset] = useAssetSelection();
  const [order, selectOrder] = useSelectedOrder();
  const [view, setView] = useDetailView(PATH);
  const blotter = useBlotter({ grid, source: { topic, params: { asset } }, asset, inAddress: 'main' });
  useViewCommands(blotter);
  const { handle } = blotter;
  const parents = useSelectedParent(order);
  const analytics = useAnalytics(order, handle);
  const panels = useOrderPanels(parents, order);
  const actions = useOrderActions(level === 'parent' ? handle : null, order, 'blotter');
  const children = useChildActions(level === 'child' ? handle : null, 'blotter');
  const tellOrder = tellParent(handle, level, selectOrder);
  return (
    <div className={styles['desk']}>
      <SplitPanes
        id="stuck-orders"
        top={
          <StuckGrid
            level={level}
            asset={asset}
            blotter={blotter}
            rowActions={(keys) => [...(level === 'parent' ? actions.rowActions(keys) : []), ...panels(keys)]}
            {...(level === 'parent' ? { currentKey: order, actionBar: actions.bar } : children.rows)}
            onLevel={onLevel}
            onActiveRow={(key) => {
              if (level === 'child') children.rows.onActiveRow?.(key);
              tellOrder(key);
            }}
            onOpenRow={tellParent(handle, level, (key) => analytics.show(key, PROGRESS_CODE))}
            onBell={tellParent(handle, level, (key) => analytics.show(key, EVENT_LOG_CODE))}
            onDetails={tellParent(handle, level, (key) => setView(view ?? 'child', key))}
            onShowBelow={view === null ? () => setView('child') : null}
          />
        }
        bottom={
          view === null ? null : (
            <DetailPane
              view={view}
              order={order}
              asset={asset}
              parents={parents}
              onView={setView}
              onClear={() => selectOrder(null)}
              onClose={() => setView(null)}
            />
          )
        }
      />
      <OrderAnalytics order={order} analytics={analytics} askFor={actions.askFor} />
      {actions.dialog}
      {children.dialog}
    </div>
  );
}

/** The selected order may leave the list, or only its children are in it. So its row is loaded separately. */
function useSelectedParent(order: number | null) {
  const params = order === null ? null : { parent_order_numeric_ids: [order] };
  return useLiveGrid(parentOrdersGrid, params === null ? null : { topic: 'parent_orders', params });
}
