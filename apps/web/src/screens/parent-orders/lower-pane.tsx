import type { AssetSelection } from '@meridian/domain/asset-class';
import type { GridHandle } from '@meridian/live-client/grid/grid-model';
import { Button } from '@salt-ds/core';
import { LineChartIcon } from '@salt-ds/icons';
import { useGridFact } from '../../components/data-grid/use-grid-state.ts';
import { miniOrder } from '../../features/market-data/mini/mini-order.ts';
import { laterPart } from '../../lib/later-part.tsx';
import { useAfterFrame } from '../../lib/use-after-frame.ts';
import { usePoppedOut } from '../../lib/pop-out.ts';
import { useSearchChange } from '../../lib/use-search-change.ts';
import { useGridRecord } from '../../live/use-grid-record.ts';
import { useSession } from '../../session/session-context.tsx';
import { selectHasMarketDataPermit } from '../../session/session-selectors.ts';
import { withPanel } from '../blotter/panel-address.ts';
import type { DetailView } from '../detail/detail-view.ts';
import styles from './parent-orders-screen.module.css';
import { useMarketPanel } from './use-market-panel.ts';

// Loaded late: the rows come first, and the details of one of them after.
const DetailPane = laterPart(async () => (await import('../detail/detail-pane.tsx')).DetailPane, <div />);

// Loaded late: it needs the row of the open order first.
const MiniMarket = laterPart(
  async () => (await import('../../features/market-data/mini/mini-market.tsx')).MiniMarket,
  <div className={styles['market']} />,
);

type LowerPaneProps = {
  readonly view: DetailView | null;
  readonly order: number | null;
  readonly asset: AssetSelection;
  readonly parents: GridHandle | null;
  readonly onView: (view: DetailView) => void;
  readonly onClear: () => void;
};

/** The details of the open order, and beside them its market. */
export function LowerPane({ view, order, asset, parents, onView, onClear }: LowerPaneProps) {
  const { place, isOpen, setOpen } = useMarketPanel();
  const changeSearch = useSearchChange();
  const isPermitted = useSession(selectHasMarketDataPermit);
  const shown = miniOrder(useGridRecord(parents, order));
  // In a window of its own there are no rows above it to wait for.
  const isAlone = usePoppedOut() === 'bottom';
  const areRowsThere = useAfterFrame(useGridFact(parents, ({ status }) => status !== 'loading')) || isAlone;
  const isBeside = place === 'beside';
  const market =
    shown === null ? null : (
      <MiniMarket
        order={shown}
        isPermitted={isPermitted}
        onMore={() => changeSearch((now) => withPanel(now, { kind: 'market-data', symbol: shown.symbol }))}
        onClose={isBeside ? () => setOpen(false) : null}
      />
    );
  return (
    <div className={styles['lower']}>
      {areRowsThere ? (
        <DetailPane
          view={view ?? 'child'}
          order={order}
          asset={asset}
          parents={parents}
          onView={onView}
          onClear={onClear}
          market={isBeside ? null : market}
          end={isBeside && !isOpen ? <OpenButton onOpen={() => setOpen(true)} /> : null}
        />
      ) : (
        <div />
      )}
      {isBeside && isOpen ? market : null}
    </div>
  );
}

function OpenButton({ onOpen }: { readonly onOpen: () => void }) {
  return (
    <Button appearance="transparent" aria-label="Show the market panel" title="Market" onClick={onOpen}>
      <LineChartIcon aria-hidden />
    </Button>
  );
}
