import { useId, useState } from 'react';
import { useColumnLayout } from './columns/use-column-layout.ts';
import type { GridController } from './control/grid-controller.ts';
import { ignoreClosed } from './control/ignore-closed.ts';
import type { DataGridProps } from './data-grid-props.ts';
import { exportRows } from './export-rows.ts';
import { GridFooter } from './grid-footer.tsx';
import { GridPanels } from './grid-panels.tsx';
import { GridStage } from './grid-stage.tsx';
import { type OpenPanel, panelAnchor } from './open-panel.ts';
import { ROWS } from './row-noun.ts';
import { filterNames } from './states/filter-names.ts';
import { GridOverlay } from './states/grid-overlay.tsx';
import { StaleNotice } from './states/stale-notice.tsx';
import { GridToolbar } from './toolbar/grid-toolbar.tsx';
import { useDensity, useGridController } from './use-grid-controller.ts';
import { useGridRefs } from './use-grid-refs.ts';
import { useGridFact } from './use-grid-state.ts';
import { WithSummary } from './with-summary.tsx';
import { useGridQuery } from './view/use-grid-query.ts';
import styles from './data-grid.module.css';

/** The grid of all blotters. The grid worker prepares the cells; this lays them out and handles keys and pointer. */
export function DataGrid(props: DataGridProps) {
  const { label, grid, handle, controls, search = '', treeBy = null } = props;
  const { view } = controls;
  const density = useDensity(props);
  const idPrefix = useId();
  const refs = useGridRefs();
  const [panel, setPanel] = useState<OpenPanel | null>(null);
  const [said, setSaid] = useState('');
  const isStale = useGridFact(handle, ({ status }) => status === 'stale');

  const isSectioned = props.sections === true && view.groupBy.length === 0 && treeBy === null;
  const isTree = view.groupBy.length > 0 || treeBy !== null || isSectioned;
  const { layout, onNeededWidths } = useColumnLayout(grid, view.columns, isTree, refs.scroller);
  const expanding = useGridQuery(handle, view, {
    search,
    treeBy,
    sections: isSectioned,
    quick: props.quick ?? null,
    initially: props.groupsInitially ?? 'open',
    summary: props.summary ?? null,
  });
  const openFilter = (columnId: string) =>
    setPanel({ kind: 'filter', columnId, anchor: panelAnchor(refs.canvas.current, refs.scroller.current, columnId) });
  const controller = useGridController(props, refs, {
    layout,
    idPrefix,
    ...expanding,
    onMenu: (target, point) => setPanel({ kind: 'menu', target, point }),
    onFilter: openFilter,
    onNeededWidths,
    onCopied: (isCopied) => setSaid(isCopied ? 'Copied.' : 'Could not copy.'),
  });

  return (
    <section className={styles['grid']} aria-label={label} data-density={density} data-stale={isStale ? '' : undefined}>
      <Head {...props} controller={controller} onExport={() => ignoreClosed(exportRows(controller, grid))} />
      <div className={styles['stage']}>
        <GridStage
          label={label}
          grid={controller}
          layout={layout}
          handle={handle}
          view={view}
          idPrefix={idPrefix}
          refs={refs}
          hasChecks={grid.selectable}
          isTree={isTree}
          isSectioned={isSectioned}
          onFilter={openFilter}
          onRowKey={props.onRowKey}
        />
        <Over {...props} />
      </div>
      <Foot {...props} controller={controller} />
      <output className="salt-visuallyHidden">{said}</output>
      <GridPanels {...props} panel={panel} controller={controller} onPanel={setPanel} onFilter={openFilter} />
    </section>
  );
}

type HeadProps = DataGridProps & { readonly controller: GridController; readonly onExport: () => void };

/** Above the rows: the toolbar, and a notice while live data is lost. */
function Head({ onExport, controller, ...props }: HeadProps) {
  return (
    <>
      {props.toolbar === null ? null : (
        <GridToolbar
          columns={props.grid.columns}
          controls={props.controls}
          chooserActions={props.chooserActions}
          end={props.toolbarEnd}
          onExport={onExport}
        >
          <WithSummary grid={controller}>{props.toolbar}</WithSummary>
        </GridToolbar>
      )}
      {props.hasStaleNotice === false ? null : <StaleNotice handle={props.handle} label={props.label} />}
      {props.overRows}
    </>
  );
}

function Over(props: DataGridProps) {
  const { handle, label, noun = ROWS, grid, controls, search = '', emptyText, onClearSearch, onClearQuick } = props;
  return (
    <GridOverlay
      handle={handle}
      label={label}
      noun={noun}
      hiddenBy={filterNames(grid.columns, controls.view.filters, search, props.quick?.on ?? [])}
      emptyText={emptyText}
      onClearFilters={() => {
        controls.change({ kind: 'clear-filters' });
        onClearSearch?.();
        onClearQuick?.();
      }}
    />
  );
}

type FootProps = DataGridProps & { readonly controller: GridController };

/** Below the rows: the action bar and the footer. */
function Foot({ controller, actionBar, footer, handle, noun = ROWS }: FootProps) {
  return (
    <>
      {actionBar}
      {footer === null ? null : (
        <GridFooter grid={controller} handle={handle} noun={noun}>
          {footer}
        </GridFooter>
      )}
    </>
  );
}
