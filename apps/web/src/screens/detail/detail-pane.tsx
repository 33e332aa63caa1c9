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
  /** Where the selected order's own row is. */
  readonly parents: GridHandle | null;
  /** Whose rules child actions follow. */
  readonly place?: ActionPlace;
  readonly onClear: () => void;
  /** The market of the order, where it has no room beside the pane and is a tab of it. */
  readonly market?: ReactNode;
  /** After the grid's own controls. */
  readonly end?: ReactNode;
  /** Where the pane can be closed. */
  readonly onClose?: () => void;
};

/** Below the parent orders: what belongs to the selected one, or to all of them. */
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
