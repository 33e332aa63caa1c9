import type { AssetSelection } from '@meridian/domain/asset-class';
import { Button } from '@salt-ds/core';
import { PanelOpenBottomIcon } from '@salt-ds/icons';
import type { DataGridProps } from '../../components/data-grid/data-grid-props.ts';
import { FilterChip } from '../../components/data-grid/toolbar/filter-chip.tsx';
import { useGridFact } from '../../components/data-grid/use-grid-state.ts';
import { QuickSearch } from '../../components/quick-search.tsx';
import { Segments } from '../../components/segments.tsx';
import { ScreenTitle } from '../../layout/screen-title.tsx';
import { BlotterGrid } from '../blotter/blotter-grid.tsx';
import type { Blotter } from '../blotter/use-blotter.ts';
import { useQuickSearch } from '../blotter/use-quick-search.ts';
import { STUCK_SUMMARY, stuckFigures } from './stuck-figures.tsx';
import { LEVEL_OPTIONS, STUCK_LEVELS, type StuckLevel } from './stuck-levels.ts';
import { StuckOverview } from './stuck-overview.tsx';
import styles from './stuck-orders-screen.module.css';

type RowProps =
  | 'currentKey'
  | 'rowActions'
  | 'actionBar'
  | 'onRowKey'
  | 'onActiveRow'
  | 'onOpenRow'
  | 'onBell'
  | 'onDetails';

type StuckGridProps = Pick<DataGridProps, RowProps> & {
  readonly level: StuckLevel;
  readonly asset: AssetSelection;
  readonly blotter: Blotter;
  readonly onLevel: (level: StuckLevel) => void;
  /** Null while the details are open. */
  readonly onShowBelow: (() => void) | null;
};

/** The stuck orders, below their summaries. */
export function StuckGrid({ level, asset, blotter, onLevel, onShowBelow, ...rows }: StuckGridProps) {
  const { label, noun, emptyText } = STUCK_LEVELS[level];
  const [search, setSearch] = useQuickSearch();
  const total = useGridFact(blotter.handle, (state) => state.total);
  return (
    <div className={styles['top']}>
      <BlotterGrid
        {...rows}
        label={label}
        blotter={blotter}
        search={search}
        onClearSearch={() => setSearch('')}
        noun={noun}
        emptyText={emptyText}
        toolbar={
          <>
            <ScreenTitle title="Stuck orders" count={total} />
            <QuickSearch value={search} onChange={setSearch} hasKey />
            <Segments label="Level" options={LEVEL_OPTIONS} selected={level} onSelect={onLevel} />
            <ReasonChip blotter={blotter} />
          </>
        }
        toolbarEnd={onShowBelow === null ? null : <BelowButton onShow={onShowBelow} />}
        overRows={<StuckOverview level={level} asset={asset} blotter={blotter} />}
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

function BelowButton({ onShow }: { readonly onShow: () => void }) {
  return (
    <Button appearance="transparent" aria-label="Show the details below" title="Details below" onClick={onShow}>
      <PanelOpenBottomIcon aria-hidden />
    </Button>
  );
}
