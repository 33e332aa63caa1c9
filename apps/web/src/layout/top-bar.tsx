import { AlertBell } from '../features/alerts/alert-bell.tsx';
import { ConnectionChips } from '../features/connection/connection-chips.tsx';
import { AssetSwitch } from './asset-switch.tsx';
import { DeskClock } from './desk-clock.tsx';
import { SearchTrigger } from './search-trigger.tsx';
import styles from './top-bar.module.css';
import { UserMenu } from './user-menu.tsx';

/** What every screen shares: asset class, search, connections, alerts, time, user. */
export function TopBar({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <header className={styles.bar}>
      <div className={styles.row}>
        <AssetSwitch />
        <SearchTrigger />
        <div className={styles.end}>
          <ConnectionChips onRetry={onRetry} />
          <span className={styles.divider} aria-hidden="true" />
          <AlertBell />
          <DeskClock />
          <UserMenu />
        </div>
      </div>
    </header>
  );
}
