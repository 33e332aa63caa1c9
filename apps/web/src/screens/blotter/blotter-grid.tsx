import type { ReactNode } from 'react';
import type { DataGridProps } from '../../components/data-grid/data-grid-props.ts';
import { DataGrid } from '../../components/data-grid/data-grid.tsx';
import { useGridFact } from '../../components/data-grid/use-grid-state.ts';
import { PopOutButton } from '../../components/pop-out-button.tsx';
import { ColumnViews } from '../../features/column-views/column-views.tsx';
import { SaveViewButton } from '../../features/column-views/save-view-button.tsx';
import { useConnectionFacts } from '../../features/connection/connection-store.ts';
import { lostSince } from '../../features/connection/feed-text.ts';
import type { PoppedOut } from '../../lib/pop-out.ts';
import { useLaterParts } from '../../lib/use-later-parts.ts';
import { BlankColumnsNote } from './blank-columns-note.tsx';
import type { Blotter } from './use-blotter.ts';

/** From the first rows on, what belongs to them is fetched first: the details, the market, the figures. */
const AFTER_ROWS_MS = 1_500;

type BlotterGridProps = Omit<DataGridProps, 'grid' | 'handle' | 'controls' | 'chooserActions'> & {
  readonly blotter: Blotter;
  /** Which part of its screen it is, for a window of its own. */
  readonly part?: PoppedOut;
};

/** A live grid with its saved column views: what every blotter of the desk looks like. */
export function BlotterGrid(props: BlotterGridProps) {
  const { blotter, toolbarEnd, footer, hasStaleNotice = true, part = 'top', ...rest } = props;
  const { grid, handle, controls, applyView } = blotter;
  // Rows come over a connection of their own; while the page has lost its own too, its banner says it for all.
  const isPageLost = useConnectionFacts(({ feed }) => lostSince(feed) !== null);
  useLaterParts(
    useGridFact(handle, ({ status, displayed }) => status === 'live' && displayed > 0),
    AFTER_ROWS_MS,
  );
  return (
    <DataGrid
      {...rest}
      grid={grid}
      handle={handle}
      controls={controls}
      hasStaleNotice={hasStaleNotice && !isPageLost}
      chooserActions={<SaveViewButton gridId={grid.id} />}
      toolbarEnd={
        <>
          <ColumnViews gridId={grid.id} current={controls.view} onApply={applyView} />
          <PopOutButton part={part} />
          {toolbarEnd}
        </>
      }
      footer={footer === null ? null : withNote(footer, <BlankColumnsNote blotter={blotter} />)}
    />
  );
}

/** The screen's figures, and behind them what is to be known about the columns. */
function withNote(footer: DataGridProps['footer'], note: ReactNode): DataGridProps['footer'] {
  return (summary) => (
    <>
      {typeof footer === 'function' ? footer(summary) : footer}
      {note}
    </>
  );
}
