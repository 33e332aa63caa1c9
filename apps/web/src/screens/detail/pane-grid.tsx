import type { AssetSelection } from '@meridian/domain/asset-class';
import { childOrdersGrid } from '@meridian/domain/columns/child-orders';
import type { ActionPlace } from '@meridian/domain/order-actions/action-plan';
import { Checkbox } from '@salt-ds/core';
import { ListIcon } from '@salt-ds/icons';
import type { ReactNode } from 'react';
import { EmptyState } from '../../components/empty-state.tsx';
import type { GridViewControls } from '../../components/data-grid/view/use-grid-view.ts';
import { usePoppedOut } from '../../lib/pop-out.ts';
import { BlotterGrid } from '../blotter/blotter-grid.tsx';
import { useBlotter } from '../blotter/use-blotter.ts';
import { useChildActions } from '../blotter/use-child-actions.tsx';
import { DetailTabs, type DetailTabsProps } from './detail-tabs.tsx';
import { FILL_FIGURES } from './fill-figures.tsx';
import { type DetailPane, detailSource } from './detail-view.ts';
import styles from './detail-pane.module.css';

type PaneGridProps = {
  readonly pane: DetailPane;
  readonly order: number | null;
  readonly asset: AssetSelection;
  readonly isOpenOnly: boolean;
  readonly place: ActionPlace;
  readonly tabs: Omit<DetailTabsProps, 'handle'>;
  /** The controls of the pane, in one line with those of the grid. */
  readonly children: ReactNode;
  readonly end: ReactNode;
};

/** The grid of one pane, with the tabs above it. */
export function PaneGrid({ pane, order, asset, isOpenOnly, place, tabs, children, end }: PaneGridProps) {
  const source = detailSource({ view: pane.view, order, asset, isOpenOnly });
  const blotter = useBlotter({ grid: pane.grid, source, asset, inAddress: 'below' });
  const hasChildren = pane.grid.id === childOrdersGrid.id;
  const actions = useChildActions(hasChildren ? blotter.handle : null, place);
  // The grid above shows the notice for both. A pop-out has only this one.
  const isAlone = usePoppedOut() !== null;
  if (source === null) {
    const detail = `Its ${pane.label.toLowerCase()} will be shown here.`;
    return (
      <>
        <div className={styles['bar']}>
          <DetailTabs {...tabs} handle={null} />
          <span className={styles['gap']} />
          {children}
          {end}
        </div>
        <EmptyState title="No parent order is selected" detail={detail} icon={<ListIcon />} />
      </>
    );
  }
  return (
    <>
      <BlotterGrid
        label={pane.label}
        blotter={blotter}
        part="bottom"
        noun={pane.noun}
        emptyText={pane.emptyText}
        treeBy={pane.treeBy}
        hasStaleNotice={isAlone}
        toolbar={
          <>
            <DetailTabs {...tabs} handle={blotter.handle} />
            <span className={styles['gap']} />
            {pane.view === 'childAll' ? <ByParent controls={blotter.controls} /> : null}
            {children}
          </>
        }
        toolbarEnd={end}
        {...(pane.view === 'executions' ? FILL_FIGURES : { footer: null })}
        {...(hasChildren ? actions.rows : {})}
      />
      {actions.dialog}
    </>
  );
}

const PARENT = 'parent_order_numeric_id';

/** Groups child orders by parent. */
function ByParent({ controls: { view, change } }: { readonly controls: GridViewControls }) {
  const others = view.groupBy.filter((columnId) => columnId !== PARENT);
  return (
    <Checkbox
      className={styles['check']}
      label="By parent"
      checked={view.groupBy.includes(PARENT)}
      onChange={(event) => change({ kind: 'group', groupBy: event.target.checked ? [PARENT, ...others] : others })}
    />
  );
}
