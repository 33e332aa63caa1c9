import type { GridHandle } from '@meridian/live-client/grid/grid-model';
import { useGridFact } from '../../components/data-grid/use-grid-state.ts';
import { TabList } from '../../components/tab-list.tsx';
import { useSettled } from '../../lib/use-settled.ts';
import { useLiveRecord } from '../../live/use-live-record.ts';
import { detailCount } from './detail-counts.ts';
import { DETAIL_PANES, type DetailView } from './detail-view.ts';

/** Waits until the cursor rests, to avoid a request for each row passed. */
const PASSING_MS = 150;

const MARKET_TAB = { id: 'market', label: 'Market', count: null } as const;

export type DetailTabsProps = {
  readonly view: DetailView;
  readonly order: number | null;
  readonly isOpenOnly: boolean;
  /** The grid of the open pane. */
  readonly handle: GridHandle | null;
  readonly panelId: string;
  /** True when the market of the order is a tab. */
  readonly hasMarket: boolean;
  readonly takesFocus: boolean;
  readonly onSelect: (view: DetailView, isByKey: boolean) => void;
};

/** The tabs of the lower pane, each with its count for the selected order. */
export function DetailTabs(props: DetailTabsProps) {
  const { view, order, isOpenOnly, handle, panelId, hasMarket, takesFocus, onSelect } = props;
  const counts = useCounts(order);
  const shown = useGridFact(handle, ({ status, total }) => (status === 'live' || status === 'stale' ? total : null));
  // Without a selected order only the open pane has a count.
  const countOf = (id: DetailView) => detailCount(counts, id, isOpenOnly) ?? (isOfAll(id, order, view) ? shown : null);
  const tabs = DETAIL_PANES.map(({ view: id, label }) => ({ id, label, count: countOf(id) }));
  return (
    <TabList
      label="Below the parent orders"
      tabs={[...tabs, ...(hasMarket ? [MARKET_TAB] : [])]}
      selected={view}
      panelId={panelId}
      takesFocus={takesFocus}
      onSelect={onSelect}
    />
  );
}

/** The tree has rows for spreads and legs, so its rows are not the number of legs. */
function isOfAll(id: DetailView, order: number | null, shown: DetailView): boolean {
  return id === shown && id !== 'calendar-spread' && (order === null || id === 'childAll');
}

function useCounts(order: number | null): Readonly<Record<string, unknown>> | null {
  const settled = useSettled(String(order), PASSING_MS);
  const isSettled = order !== null && settled === String(order);
  return useLiveRecord('detail_counts', isSettled ? { parent_order_numeric_id: order } : null).record;
}
