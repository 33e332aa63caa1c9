import type { AssetSelection } from '@meridian/domain/asset-class';
import type { ActionPlace } from '@meridian/domain/order-actions/action-plan';
import type { GridHandle } from '@meridian/live-client/grid/grid-model';
import { Button, Checkbox } from '@salt-ds/core';
import { PanelCloseBottomIcon } from '@salt-ds/icons';
import { type ReactNode, useId, useState } from 'react';
import { DetailTabs } from './detail-tabs.tsx';
import { DETAIL_PANES, type DetailView } from './detail-view.ts';
import { OrderCaption } from './order-caption.tsx';
import { PaneGrid } from './pane-grid.tsx';
import { useOpenOnly } from './use-open-only.ts';
import styles from './detail-pane.module.css';

type DetailPaneProps = {
  readonly view: DetailView;
  readonly order: number | null;
  readonly asset: AssetSelection;
  readonly onView: (view: DetailView) => void;
  /** The grid with the row of the selected order. */
  readonly parents: GridHandle | null;
  /** The place whose rules child actions follow. */
  readonly place?: ActionPlace;
  readonly onClear: () => void;
  /** The market of the order as a tab, where there is no room beside the pane. */
  readonly market?: ReactNode;
  /** After the grid's own controls. */
  readonly end?: ReactNode;
  /** Closes the pane, where that is possible. */
  readonly onClose?: () => void;
};

/** The lower pane: details of the selected parent order, or of all. */
export function DetailPane(props: DetailPaneProps) {
  const { view, order, asset, parents, place = 'blotter', onView, onClear, onClose } = props;
  const [isOpenOnly, setOpenOnly] = useOpenOnly();
  const panelId = useId();
  const [isByKey, setByKey] = useState(false);
  const { market = null, end = null } = props;
  const hasMarket = market !== null;
  const shown = view === 'market' && !hasMarket ? 'child' : view;
  const pane = DETAIL_PANES.find((each) => each.view === shown) ?? DETAIL_PANES[0];
  if (pane === undefined) return null;
  const hasChildren = shown === 'child' || shown === 'childAll';
  const onSelect = (next: DetailView, wasKey: boolean) => {
    setByKey(wasKey);
    onView(next);
  };
  const tabs = { view: shown, order, isOpenOnly, panelId, hasMarket, takesFocus: isByKey, onSelect };
  if (shown === 'market') {
    return (
      <section className={styles['pane']} aria-label="Details" id={panelId}>
        <div className={styles['bar']}>
          <DetailTabs {...tabs} handle={null} />
        </div>
        {market}
      </section>
    );
  }
  return (
    <section className={styles['pane']} aria-label="Details" id={panelId}>
      <PaneGrid
        key={pane.view}
        pane={pane}
        order={order}
        asset={asset}
        isOpenOnly={isOpenOnly}
        place={place}
        tabs={tabs}
        end={onClose === undefined ? end : <CloseButton onClose={onClose} />}
      >
        {order === null || shown === 'childAll' ? null : (
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
