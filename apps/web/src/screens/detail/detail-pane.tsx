import type { AssetSelection } from '@meridian/domain/asset-class';
import { childOrdersGrid } from '@meridian/domain/columns/child-orders';
import type { ActionPlace } from '@meridian/domain/order-actions/action-plan';
import type { GridHandle } from '@meridian/live-client/grid/grid-model';
import { Button, Checkbox } from '@salt-ds/core';
import { ListIcon, PanelCloseBottomIcon } from '@salt-ds/icons';
import { type ReactNode, useId, useState } from 'react';
import { EmptyState } from '../../components/empty-state.tsx';
import { ChildBar } from '../../features/order-actions/children/child-bar.tsx';
import { BlotterGrid } from '../blotter/blotter-grid.tsx';
import { useBlotter } from '../blotter/use-blotter.ts';
import { DetailTabs } from './detail-tabs.tsx';
import { DETAIL_PANES, type DetailPane as Pane, detailSource, type DetailView } from './detail-view.ts';
import { OrderCaption } from './order-caption.tsx';
import styles from './detail-pane.module.css';

type DetailPaneProps = {
  readonly view: DetailView;
  readonly order: number | null;
  readonly asset: AssetSelection;
  readonly onView: (view: DetailView) => void;
  /** Where the selected order's own row is. */
  readonly parents: GridHandle | null;
  /** Whose rules child actions follow. */
  readonly place?: ActionPlace;
  readonly onClear: () => void;
  /** Where the pane can be closed. */
  readonly onClose?: () => void;
};

/** Below the parent orders: what belongs to the selected one, or to all of them. */
export function DetailPane(props: DetailPaneProps) {
  const { view, order, asset, parents, place = 'blotter', onView, onClear, onClose } = props;
  const [isOpenOnly, setOpenOnly] = useState(false);
  const panelId = useId();
  const [isByKey, setByKey] = useState(false);
  const pane = DETAIL_PANES.find((each) => each.view === view) ?? DETAIL_PANES[0];
  if (pane === undefined) return null;
  const hasChildren = view === 'child' || view === 'childAll';
  return (
    <section className={styles['pane']} aria-label="Details" id={panelId}>
      <PaneGrid
        key={pane.view}
        pane={pane}
        order={order}
        asset={asset}
        isOpenOnly={isOpenOnly}
        place={place}
        tabs={(handle) => (
          <DetailTabs
            view={view}
            order={order}
            isOpenOnly={isOpenOnly}
            handle={handle}
            panelId={panelId}
            takesFocus={isByKey}
            onSelect={(next, wasKey) => {
              setByKey(wasKey);
              onView(next);
            }}
          />
        )}
        end={onClose === undefined ? null : <CloseButton onClose={onClose} />}
      >
        <span className={styles['gap']} />
        {order === null || view === 'childAll' ? null : (
          <OrderCaption parents={parents} order={order} onClear={onClear} />
        )}
        {hasChildren ? (
          <Checkbox
            className={styles['check']}
            label="Open only"
            checked={isOpenOnly}
            onChange={(event) => setOpenOnly(event.target.checked)}
          />
        ) : null}
      </PaneGrid>
    </section>
  );
}

function CloseButton({ onClose }: { readonly onClose: () => void }) {
  return (
    <Button appearance="transparent" aria-label="Close the details" title="Close" onClick={onClose}>
      <PanelCloseBottomIcon aria-hidden />
    </Button>
  );
}

type PaneGridProps = Pick<DetailPaneProps, 'order' | 'asset'> & {
  readonly place: ActionPlace;
  readonly pane: Pane;
  readonly isOpenOnly: boolean;
  readonly tabs: (handle: GridHandle | null) => ReactNode;
  /** The pane's own controls, in one line with the grid's. */
  readonly children: ReactNode;
  readonly end: ReactNode;
};

function PaneGrid({ pane, order, asset, isOpenOnly, place, tabs, children, end }: PaneGridProps) {
  const source = detailSource({ view: pane.view, order, asset, isOpenOnly });
  const blotter = useBlotter({ grid: pane.grid, source, asset });
  if (source === null) {
    const detail = `Its ${pane.label.toLowerCase()} will be shown here.`;
    return (
      <>
        <div className={styles['bar']}>
          {tabs(null)}
          {children}
          {end}
        </div>
        <EmptyState title="No parent order is selected" detail={detail} icon={<ListIcon />} />
      </>
    );
  }
  return (
    <BlotterGrid
      label={pane.label}
      blotter={blotter}
      part="bottom"
      noun={pane.noun}
      emptyText={pane.emptyText}
      treeBy={pane.treeBy}
      hasStaleNotice={false}
      toolbar={
        <>
          {tabs(blotter.handle)}
          {children}
        </>
      }
      toolbarEnd={end}
      floating={pane.grid.id === childOrdersGrid.id ? <ChildBar handle={blotter.handle} place={place} /> : null}
      footer={null}
    />
  );
}
