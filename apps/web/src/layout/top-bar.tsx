import { AutoTradingSwitch } from '../features/auto-trading/auto-trading-switch.tsx';
import { ConnectionChips } from '../features/connection/connection-chips.tsx';
import { useConnectionFacts } from '../features/connection/connection-store.ts';
import { useSession } from '../session/session-context.tsx';
import { selectIsAdmin } from '../session/session-selectors.ts';
import { Alerts } from './alerts.tsx';
import { AssetSwitch } from './asset-switch.tsx';
import { DeskClock } from './desk-clock.tsx';
import { SearchTrigger } from './search-trigger.tsx';
import styles from './top-bar.module.css';
import { UserMenu } from './user-menu.tsx';

/** What every screen shares: asset class, search, connections, alerts, time, user. */
export function TopBar({ onRetry }: { readonly onRetry: () => void }) {
  const isAdmin = useSession(selectIsAdmin);
  // Unknown without live data: traders would trust a switch that shows the last known state.
  const autoTrading = useConnectionFacts(({ feed, autoTrading: fact }) => (feed.kind === 'connected' ? fact : null));
  return (
    <header className={styles.bar}>
      <div className={styles.row}>
        <AssetSwitch />
        <SearchTrigger />
        <div className={styles.end}>
          <ConnectionChips hasAutoTrading={!isAdmin} onRetry={onRetry} />
          {isAdmin ? <AutoTradingSwitch fact={autoTrading} /> : null}
          <span className={styles.divider} aria-hidden="true" />
          <Alerts />
          <DeskClock />
          <UserMenu />
        </div>
      </div>
    </header>
  );
}
