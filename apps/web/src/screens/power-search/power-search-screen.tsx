import { powerSearchGrid } from '@meridian/domain/columns/power-search';
import type { PowerSearch } from '@meridian/domain/power-search/power-search';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { SplitPanes } from '../../components/split-panes.tsx';
import { useCommandSource } from '../../features/command-palette/command-registry.ts';
import { ConditionForm } from '../../features/power-search/form/condition-form.tsx';
import { usePowerSearch } from '../../features/power-search/use-power-search.ts';
import { useAssetSelection } from '../../layout/use-asset-selection.ts';
import { useBlotter } from '../blotter/use-blotter.ts';
import { useOrderActions } from '../blotter/use-order-actions.tsx';
import { useViewCommands } from '../blotter/use-view-commands.ts';
import { SHOWN_ZONE } from '../../lib/time-text.ts';
import { DetailPane } from '../detail/detail-pane.tsx';
import { useSelectedOrder } from '../detail/order-address.ts';
import { useDetailView } from '../detail/use-detail-view.ts';
import { OrderAnalytics } from '../parent-orders/order-analytics.tsx';
import { useAnalytics } from '../parent-orders/use-analytics.ts';
import styles from './power-search-screen.module.css';
import { SEARCH_TITLE, SearchBar } from './search-bar.tsx';
import { SearchResults } from './search-results.tsx';

/** Power search: orders by conditions, over all accounts and asset classes. The result is live. */
export function PowerSearchScreen() {
  const [asset] = useAssetSelection();
  const [order, selectOrder] = useSelectedOrder();
  const [view, setView] = useDetailView('/power-search');
  const [hasForm, setForm] = useState(true);
  const field = useRef<HTMLInputElement>(null);
  const model = usePowerSearch();
  const source = sourceOf(model.search);
  const blotter = useBlotter({ grid: powerSearchGrid, source, asset: null, inAddress: 'main' });
  useViewCommands(blotter);
  const analytics = useAnalytics(order, blotter.handle);
  const actions = useOrderActions(blotter.handle, order, 'power-search');
  useSearchCommands(field);
  useEffect(() => {
    document.title = `${SEARCH_TITLE} · Meridian`;
  }, []);
  const openExample = (text: string) => {
    model.open(text, null);
    field.current?.focus();
  };
  return (
    <div className={styles['desk']}>
      <SplitPanes
        id="power-search"
        top={
          <div className={styles['screen']}>
            <SearchBar model={model} field={field} hasForm={hasForm} onForm={setForm} />
            <div className={styles['body']}>
              {hasForm ? <ConditionForm model={model} /> : null}
              <SearchResults
                blotter={blotter}
                model={model}
                order={order}
                actions={actions}
                onSelect={selectOrder}
                onAnalytics={analytics.show}
                onExample={openExample}
              />
            </div>
          </div>
        }
        bottom={
          <DetailPane
            view={view ?? 'child'}
            order={order}
            asset={asset}
            parents={blotter.handle}
            place="power-search"
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

function sourceOf(search: PowerSearch | null) {
  return search === null
    ? null
    : ({ topic: 'parent_orders', params: { where: { ...search, zone: SHOWN_ZONE } } } as const);
}

function useSearchCommands(field: RefObject<HTMLInputElement | null>): void {
  useCommandSource(
    useMemo(() => {
      const focus = () => field.current?.focus();
      const command = { id: 'power-search.field', title: 'Search by conditions', group: SEARCH_TITLE, keys: ['/'] };
      return { id: 'power-search', rank: 10, commands: [{ ...command, run: focus }] };
    }, [field]),
  );
}
