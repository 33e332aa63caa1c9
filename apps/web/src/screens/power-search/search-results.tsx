import type { RowKey } from '@meridian/protocol/live/subscription-messages';
import { Button } from '@salt-ds/core';
import { ErrorSolidIcon } from '@salt-ds/icons';
import { StatePanel } from '../../components/state-panel.tsx';
import { SearchExamples } from '../../features/power-search/search-examples.tsx';
import type { PowerSearchModel } from '../../features/power-search/use-power-search.ts';
import { EVENT_LOG_CODE, PROGRESS_CODE } from '../../features/trade-analytics/analytics-code.ts';
import { BlotterGrid } from '../blotter/blotter-grid.tsx';
import { FilterChips } from '../blotter/filter-chips.tsx';
import type { Blotter } from '../blotter/use-blotter.ts';
import type { OrderActions } from '../blotter/use-order-actions.tsx';
import { useOrderPanels } from '../blotter/use-order-panels.ts';
import { ORDER_SUMMARY, orderFigures } from '../parent-orders/order-figures.tsx';
import styles from './power-search-screen.module.css';

type SearchResultsProps = {
  readonly blotter: Blotter;
  readonly model: Pick<PowerSearchModel, 'search' | 'error' | 'type'>;
  readonly order: number | null;
  readonly actions: OrderActions;
  readonly onSelect: (key: RowKey | null) => void;
  readonly onAnalytics: (key: RowKey, code: string) => void;
  readonly onExample: (text: string) => void;
};

const NOUN = { one: 'matching order', many: 'matching orders' };

/** The results. Before the first search, examples. */
export function SearchResults(props: SearchResultsProps) {
  const { blotter, model, order, actions, onSelect, onAnalytics, onExample } = props;
  const panels = useOrderPanels(blotter.handle, order);
  if (model.search === null) {
    return model.error === null ? <SearchExamples onPick={onExample} /> : <Unreadable {...model} />;
  }
  return (
    <div className={styles['results']}>
      <BlotterGrid
        label="Power search"
        blotter={blotter}
        noun={NOUN}
        currentKey={order}
        onActiveRow={(key) => {
          if (key !== null) onSelect(key);
        }}
        onOpenRow={(key) => onAnalytics(key, PROGRESS_CODE)}
        onBell={(key) => onAnalytics(key, EVENT_LOG_CODE)}
        rowActions={(keys) => [...actions.rowActions(keys), ...panels(keys)]}
        actionBar={actions.bar}
        emptyText="Nothing that you may see matches now. The search stays on: an order appears here once it matches."
        toolbar={<FilterChips blotter={blotter} />}
        summary={ORDER_SUMMARY}
        footer={orderFigures({ costUnit: 'bps', filters: blotter.controls.view.filters })}
      />
    </div>
  );
}

/** A link may contain an invalid search. */
function Unreadable({ error, type }: Pick<PowerSearchModel, 'error' | 'type'>) {
  return (
    <StatePanel
      icon={<ErrorSolidIcon />}
      tone="negative"
      title="This search cannot be read"
      detail={error?.message}
      actions={
        <Button appearance="bordered" onClick={() => type('')}>
          Clear search
        </Button>
      }
    />
  );
}
