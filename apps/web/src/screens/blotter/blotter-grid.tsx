import type { DataGridProps } from '../../components/data-grid/data-grid-props.ts';
import { DataGrid } from '../../components/data-grid/data-grid.tsx';
import { PopOutButton } from '../../components/pop-out-button.tsx';
import { ColumnViews } from '../../features/column-views/column-views.tsx';
import { SaveViewButton } from '../../features/column-views/save-view-button.tsx';
import type { PoppedOut } from '../../lib/pop-out.ts';
import type { Blotter } from './use-blotter.ts';

type BlotterGridProps = Omit<DataGridProps, 'grid' | 'handle' | 'controls' | 'chooserActions'> & {
  readonly blotter: Blotter;
  /** Which part of its screen it is, for a window of its own. */
  readonly part?: PoppedOut;
};

/** A live grid with its saved column views: what every blotter of the desk looks like. */
export function BlotterGrid({ blotter, toolbarEnd, part = 'top', ...props }: BlotterGridProps) {
  const { grid, handle, controls, applyView } = blotter;
  return (
    <DataGrid
      {...props}
      grid={grid}
      handle={handle}
      controls={controls}
      chooserActions={<SaveViewButton gridId={grid.id} />}
      toolbarEnd={
        <>
          <ColumnViews gridId={grid.id} current={controls.view} onApply={applyView} />
          <PopOutButton part={part} />
          {toolbarEnd}
        </>
      }
    />
  );
}
