import { NotificationIcon } from '@salt-ds/icons';
import { useId } from 'react';
import { PanelButton } from '../../components/popover/panel-button.tsx';
import { laterPart } from '../../lib/later-part.tsx';
import styles from './alert-bell.module.css';
import type { AlertPanelProps } from './alert-panel.tsx';
import { unreadBadge } from './alert-log.ts';
import { setAlertPanelOpen, useAlerts } from './alert-store.ts';

const AlertPanel = laterPart(async () => (await import('./alert-panel.tsx')).AlertPanel);

type AlertBellProps = Pick<AlertPanelProps, 'now' | 'requests'> & { readonly unreadRequests: number };

/** The bell with its unread count. Opening it marks all as read. */
export function AlertBell({ now, requests, unreadRequests }: AlertBellProps) {
  const { log, isPanelOpen } = useAlerts();
  const headingId = useId();
  const unread = log.unread + unreadRequests;
  const label = unread === 0 ? 'Alerts' : `Alerts, ${unread} unread`;
  return (
    <PanelButton
      isOpen={isPanelOpen}
      onOpenChange={setAlertPanelOpen}
      labelledBy={headingId}
      renderButton={(opener) => (
        <button type="button" className={styles.bell} aria-label={label} {...opener}>
          <NotificationIcon aria-hidden />
          {unread === 0 ? null : (
            <span className={styles.badge} aria-hidden="true">
              {unreadBadge(unread)}
            </span>
          )}
        </button>
      )}
    >
      <AlertPanel headingId={headingId} now={now} requests={requests} />
    </PanelButton>
  );
}
