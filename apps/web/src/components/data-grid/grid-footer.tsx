import type { GridHandle } from '@meridian/live-client/grid/grid-model';
import { useSyncExternalStore } from 'react';
import { ageText, timeOfDay } from '../../lib/time-text.ts';
import { useNow } from '../../lib/use-now.ts';
import { StatusGlyph } from '../status-glyph.tsx';
import { cellCount, isSingleCell } from './cells/cell-range.ts';
import type { GridController } from './control/grid-controller.ts';
import type { RowNoun } from './row-noun.ts';
import { useGridFact, useGridSelection } from './use-grid-state.ts';
import { type SummaryContent, WithSummary } from './with-summary.tsx';
import styles from './grid-footer.module.css';

type GridFooterProps = {
  readonly grid: GridController;
  readonly handle: GridHandle | null;
  readonly noun: RowNoun;
  /** Figures of all filtered rows, once they are known. */
  readonly children?: SummaryContent;
};

/** The number of rows and of selected ones, and the time of the last update. */
export function GridFooter({ grid, handle, noun, children }: GridFooterProps) {
  const filtered = useGridFact(handle, (state) => state.filtered);
  const total = useGridFact(handle, (state) => state.total);
  const selectedHidden = useGridFact(handle, (state) => state.selectedHidden);
  const selected = useGridSelection(handle);
  const box = useSyncExternalStore(grid.subscribe, () => grid.getChrome().box);
  const isFiltered = filtered !== total;
  const isLoading = useGridFact(handle, ({ status }) => status === 'loading');
  if (isLoading) return <div className={styles['footer']}>Loading {noun.many}</div>;
  return (
    <div className={styles['footer']}>
      <div className={styles['figures']}>
        <span>
          <b>{filtered.toLocaleString('en-US')}</b>
          {isFiltered ? ` of ${total.toLocaleString('en-US')}` : ''} {total === 1 ? noun.one : noun.many}
        </span>
        {selected.size > 0 ? (
          <span>
            <b>{selected.size.toLocaleString('en-US')}</b> selected
            {selectedHidden > 0 ? `, ${selectedHidden.toLocaleString('en-US')} hidden by filters` : ''}
          </span>
        ) : null}
        {box !== null && !isSingleCell(box) ? (
          <span>
            <b>{cellCount(box).toLocaleString('en-US')}</b> cells
          </span>
        ) : null}
        <WithSummary grid={grid}>{children}</WithSummary>
      </div>
      <Freshness handle={handle} />
    </div>
  );
}

/** To the second: each change causes a render, and nobody reads milliseconds. */
function secondOf(atMs: number | null): number | null {
  return atMs === null ? null : Math.floor(atMs / 1000) * 1000;
}

function Freshness({ handle }: { readonly handle: GridHandle | null }) {
  const lastDataMs = useGridFact(handle, (state) => secondOf(state.lastDataMs));
  const isStale = useGridFact(handle, ({ status }) => status === 'stale');
  const nowMs = useNow();
  if (lastDataMs === null) return null;
  return (
    <span className={styles['age']} data-stale={isStale ? '' : undefined}>
      <StatusGlyph tone={isStale ? 'warning' : 'good'} />
      {isStale ? `Values are ${ageText(lastDataMs, nowMs)} old` : 'Live · last update '}
      {isStale ? null : <b>{timeOfDay(lastDataMs)}</b>}
    </span>
  );
}
