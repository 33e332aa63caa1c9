import type { AssetSelection } from '@meridian/domain/asset-class';
import { stuckChildOrdersGrid } from '@meridian/domain/columns/stuck-child-orders';
import { stuckParentOrdersGrid } from '@meridian/domain/columns/stuck-parent-orders';
import type { GridHandle } from '@meridian/live-client/grid/grid-model';
import type { RowKey } from '@meridian/protocol/live/subscription-messages';
import { useState } from 'react';
import { useGridFact } from '../../components/data-grid/use-grid-state.ts';
import { QuickSearch } from '../../components/quick-search.tsx';
import { Segments } from '../../components/segments.tsx';
import { FilterChip } from '../../components/data-grid/toolbar/filter-chip.tsx';
import { ScreenTitle } from '../../layout/screen-title.tsx';
import { BlotterGrid } from '../blotter/blotter-grid.tsx';
import { type Blotter, useBlotter } from '../blotter/use-blotter.ts';
import { StuckOverview } from './stuck-overview.tsx';
import { STUCK_SUMMARY, stuckFigures } from './stuck-figures.tsx';
import type { StuckLevel } from './use-stuck-level.ts';
import styles from './stuck-orders-screen.module.css';

const LEVELS = {
  parent: {
    grid: stuckParentOrdersGrid,
    topic: 'stuck_orders',
    label: 'Stuck orders',
    noun: { one: 'stuck order', many: 'stuck orders' },
  },
  child: {
    grid: stuckChildOrdersGrid,
    topic: 'stuck_child_orders',
    label: 'Stuck child orders',
    noun: { one: 'stuck child order', many: 'stuck child orders' },
  },
} as const;

const LEVEL_OPTIONS = [
  { value: 'parent', label: 'Parent' },
  { value: 'child', label: 'Child' },
] as const;

const EMPTY_TEXTS: Readonly<Record<StuckLevel, string>> = {
  parent: 'Every active order keeps up with its floor, and fills or has a live child.',
  child: 'No stuck order has a child that has been waiting for as long.',
};

type StuckGridProps = {
  readonly level: StuckLevel;
  readonly asset: AssetSelection;
  readonly order: number | null;
  readonly onLevel: (level: StuckLevel) => void;
  /** A parent, whatever level is listed. */
  readonly onOpen: (order: RowKey) => void;
  /** The one under the keyboard. */
  readonly onActive: (order: RowKey) => void;
};

/** What is stuck, under its summaries. */
export function StuckGrid({ level, asset, order, onLevel, onOpen, onActive }: StuckGridProps) {
  const { grid, topic, label, noun } = LEVELS[level];
  const [search, setSearch] = useState('');
  const blotter = useBlotter({ grid, source: { topic, params: { asset } }, asset, isInAddress: true });
  const total = useGridFact(blotter.handle, (state) => state.total);
  const open = useParentOf(blotter, level, onOpen);
  const follow = useParentOf(blotter, level, onActive);
  return (
    <div className={styles['top']}>
      <BlotterGrid
        label={label}
        blotter={blotter}
        search={search}
        onClearSearch={() => setSearch('')}
        noun={noun}
        currentKey={level === 'parent' ? order : null}
        onOpenRow={open}
        onDetails={open}
        onBell={open}
        onActiveRow={follow}
        emptyText={EMPTY_TEXTS[level]}
        hasStaleNotice={false}
        toolbar={
          <>
            <ScreenTitle title="Stuck orders" count={total} />
            <QuickSearch value={search} onChange={setSearch} hasKey />
            <Segments label="Level" options={LEVEL_OPTIONS} selected={level} onSelect={onLevel} />
            <ReasonChip blotter={blotter} />
          </>
        }
        overRows={<StuckOverview asset={asset} blotter={blotter} />}
        summary={STUCK_SUMMARY}
        footer={stuckFigures}
      />
    </div>
  );
}

function ReasonChip({ blotter: { grid, handle, controls } }: { readonly blotter: Blotter }) {
  const column = grid.columns.find(({ id }) => id === 'stuck_reason');
  return column === undefined ? null : <FilterChip column={column} handle={handle} controls={controls} />;
}

/** The details are those of a parent; a child's row knows which. */
function useParentOf({ handle }: Blotter, level: StuckLevel, tell: (order: RowKey) => void) {
  return (key: RowKey | null) => {
    if (key === null) return;
    if (level === 'parent') tell(key);
    else if (handle !== null) void tellParentOf(handle, key, tell);
  };
}

async function tellParentOf(handle: GridHandle, child: RowKey, tell: (order: RowKey) => void): Promise<void> {
  // A grid that closes meanwhile has nothing more to say.
  const [record] = await handle.records([child]).catch(() => []);
  const order = record?.['parent_order_numeric_id'];
  if (typeof order === 'number') tell(order);
}
