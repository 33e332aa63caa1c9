import { AnalyticsSidebar } from '../../features/trade-analytics/analytics-sidebar.tsx';
import { useSession } from '../../session/session-context.tsx';
import { selectHasMarketDataPermit } from '../../session/session-selectors.ts';
import type { Analytics } from './use-analytics.ts';

type OrderAnalyticsProps = { readonly order: number | null; readonly analytics: Analytics };

/** The sidebar while it is open. */
export function OrderAnalytics({ order, analytics }: OrderAnalyticsProps) {
  const canReadLogs = useSession(({ auth }) => auth.permissions?.log_permit ?? false);
  const hasMarketData = useSession(selectHasMarketDataPermit);
  const { tab, show, close, step } = analytics;
  if (order === null || tab === null) return null;
  return (
    <AnalyticsSidebar
      order={order}
      tab={tab}
      canReadLogs={canReadLogs}
      hasMarketData={hasMarketData}
      onTab={(code) => show(null, code)}
      onStep={(by) => void step(by)}
      onClose={close}
    />
  );
}
