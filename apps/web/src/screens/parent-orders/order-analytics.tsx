import { readActionOrder } from '@meridian/domain/order-actions/action-order';
import { Button } from '@salt-ds/core';
import { HistoryIcon } from '@salt-ds/icons';
import { OrderButtons } from '../../features/order-actions/bar/order-buttons.tsx';
import { laterPart } from '../../lib/later-part.tsx';
import { useSession } from '../../session/session-context.tsx';
import { selectHasMarketDataPermit, selectHasMarketImpactPermit } from '../../session/session-selectors.ts';
import type { OrderActions } from '../blotter/use-order-actions.tsx';
import type { Analytics } from './use-analytics.ts';

const AnalyticsSidebar = laterPart(
  async () => (await import('../../features/trade-analytics/analytics-sidebar.tsx')).AnalyticsSidebar,
);

const OrderPreTrade = laterPart(
  async () => (await import('../../features/pre-trade/order-pre-trade.tsx')).OrderPreTrade,
);

type OrderAnalyticsProps = {
  readonly order: number | null;
  readonly analytics: Analytics;
  /** Starts an action on the order; null for users who may not act. */
  readonly askFor: OrderActions['askFor'];
};

/** The analytics sidebar, while it is open. */
export function OrderAnalytics({ order, analytics, askFor }: OrderAnalyticsProps) {
  const canReadLogs = useSession(({ auth }) => auth.permissions?.log_permit ?? false);
  const hasMarketData = useSession(selectHasMarketDataPermit);
  const mayEstimate = useSession(selectHasMarketImpactPermit);
  const { tab, show, close, step } = analytics;
  if (order === null || tab === null) return null;
  const actionsFor = (row: Readonly<Record<string, unknown>>) => {
    const shown = readActionOrder(row);
    return (
      <>
        <Button
          appearance="bordered"
          aria-label="Replay"
          title="Play the order back"
          onClick={() => analytics.openReplay(order)}
        >
          <HistoryIcon aria-hidden /> <span data-shortens>Replay</span>
        </Button>
        {shown === null || askFor === null ? null : (
          <OrderButtons order={shown} onAction={(action) => askFor(action, shown)} />
        )}
      </>
    );
  };
  return (
    <AnalyticsSidebar
      order={order}
      tab={tab}
      canReadLogs={canReadLogs}
      hasMarketData={hasMarketData}
      preTrade={mayEstimate ? <OrderPreTrade key={order} order={order} /> : null}
      actionsFor={actionsFor}
      onTab={(code) => show(null, code)}
      onStep={(by) => void step(by)}
      onClose={close}
    />
  );
}
