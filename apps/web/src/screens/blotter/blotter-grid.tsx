import type { ReactNode } from 'react';
import type { DataGridProps } from '../../components/data-grid/data-grid-props.ts';
import { DataGrid } from '../../components/data-grid/data-grid.tsx';
import { PopOutButton } from '../../components/pop-out-button.tsx';
import { ColumnViews } from '../../features/column-views/column-views.tsx';
import { SaveViewButton } from '../../features/column-views/save-view-button.tsx';
import { useConnectionFacts } from '../../features/connection/connection-store.ts';
import { lostSince } from '../../features/connection/feed-text.ts';
import type { PoppedOut } from '../../lib/pop-out.ts';
import { BlankColumnsNote } from './blank-columns-note.tsx';
import type { Blotter } from './use-blotter.ts';

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
