import { AutoTradingBanner } from '../features/auto-trading/auto-trading-banner.tsx';
import { useConnectionFacts } from '../features/connection/connection-store.ts';
import { useSession } from '../session/session-context.tsx';
import { selectIsAdmin } from '../session/session-selectors.ts';

/** Messages for everybody, above all screens. */
export function DeskBanner() {
  const autoTrading = useConnectionFacts((facts) => facts.autoTrading);
  return <AutoTradingBanner fact={autoTrading} canSwitch={useSession(selectIsAdmin)} />;
}
