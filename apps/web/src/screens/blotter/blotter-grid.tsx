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

/** After the first rows the code for details, market and figures is loaded first. */
const AFTER_ROWS_MS = 1_500;

type BlotterGridProps = Omit<DataGridProps, 'grid' | 'handle' | 'controls' | 'chooserActions'> & {
  readonly blotter: Blotter;
  /** The part of the screen, for a pop-out. */
  readonly part?: PoppedOut;
};

/** A live grid with saved column views, used by all blotters. */
export function BlotterGrid(props: BlotterGridProps) {
  const { blotter, toolbarEnd, footer, hasStaleNotice = true, part = 'top', ...rest } = props;
  const { grid, wide, handle, controls, applyView } = blotter;
  // Grids have their own connection. When the page has lost its own too, the banner says so for all grids.
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
          <ColumnViews grid={wide} current={controls.view} onApply={applyView} />
          <PopOutButton part={part} />
          {toolbarEnd}
        </>
      }
      footer={footer === null ? null : withNote(footer, <BlankColumnsNote blotter={blotter} />)}
    />
  );
}

/** The figures of the screen, then the note about blank columns. */
function withNote(footer: DataGridProps['footer'], note: ReactNode): DataGridProps['footer'] {
  return (summary) => (
    <>
      {typeof footer === 'function' ? footer(summary) : footer}
      {note}
    </>
  );
}
