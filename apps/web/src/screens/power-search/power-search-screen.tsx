import { powerSearchGrid } from '@meridian/domain/columns/power-search';
import type { PowerSearch } from '@meridian/domain/power-search/power-search';
import { Button } from '@salt-ds/core';
import { PanelCloseLeftIcon } from '@salt-ds/icons';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { SplitPanes } from '../../components/split-panes.tsx';
import { useCommandSource } from '../../features/command-palette/command-registry.ts';
import { SearchField } from '../../features/power-search/field/search-field.tsx';
import { ConditionForm } from '../../features/power-search/form/condition-form.tsx';
import { SavedSearches } from '../../features/power-search/saved/saved-searches.tsx';
import { usePowerSearch } from '../../features/power-search/use-power-search.ts';
import { ScreenTitle } from '../../layout/screen-title.tsx';
import { useAssetSelection } from '../../layout/use-asset-selection.ts';
import { useBlotter } from '../blotter/use-blotter.ts';
import { DetailPane } from '../detail/detail-pane.tsx';
import { useSelectedOrder } from '../detail/order-address.ts';
import { useDetailView } from '../detail/use-detail-view.ts';
import styles from './power-search-screen.module.css';
import { SearchResults } from './search-results.tsx';

const TITLE = 'Power search';

/** Orders by what is asked of them, whatever their account and asset class; the answer stays live. */
export function PowerSearchScreen() {
  const [asset] = useAssetSelection();
  const [order, selectOrder] = useSelectedOrder();
  const [view, setView] = useDetailView('/power-search');
  const [hasForm, setForm] = useState(true);
  const field = useRef<HTMLInputElement>(null);
  const model = usePowerSearch();
  const blotter = useBlotter({
    grid: powerSearchGrid,
    source: sourceOf(model.search),
    asset: null,
    isInAddress: true,
  });
  useSearchCommands(field);
  useEffect(() => {
    document.title = `${TITLE} · Meridian`;
  }, []);
  return (
    <SplitPanes
      id="power-search"
      top={
        <div className={styles['screen']}>
          <div className={styles['bar']}>
            <ScreenTitle title={TITLE} />
            <Button
              appearance={hasForm ? 'solid' : 'bordered'}
              className={styles['toggle'] ?? ''}
              aria-pressed={hasForm}
              onClick={() => setForm(!hasForm)}
            >
              <PanelCloseLeftIcon aria-hidden /> Conditions
            </Button>
            <SearchField model={model} inputRef={field} />
            <SavedSearches model={model} />
          </div>
          <div className={styles['body']}>
            {hasForm ? <ConditionForm model={model} /> : null}
            <SearchResults
              blotter={blotter}
              model={model}
              order={order}
              onSelect={selectOrder}
              onExample={(text) => {
                model.open(text, null);
                field.current?.focus();
              }}
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
          onView={setView}
          onClear={() => selectOrder(null)}
        />
      }
    />
  );
}

function sourceOf(search: PowerSearch | null) {
  return search === null ? null : ({ topic: 'parent_orders', params: { where: search } } as const);
}

function useSearchCommands(field: RefObject<HTMLInputElement | null>): void {
  useCommandSource(
    useMemo(() => {
      const focus = () => field.current?.focus();
      const command = { id: 'power-search.field', title: 'Search orders by conditions', group: TITLE, keys: ['/'] };
      return { id: 'power-search', rank: 10, commands: [{ ...command, run: focus }] };
    }, [field]),
  );
}
