import { destinationText } from '@meridian/domain/cell-text';
import { create } from 'zustand';
import { AlertBell } from '../features/alerts/alert-bell.tsx';
import { setAlertPanelOpen } from '../features/alerts/alert-store.ts';
import { useConnectionFacts } from '../features/connection/connection-store.ts';
import { useNotices } from '../features/waiting/use-waiting.ts';
import { laterDialog, laterPart } from '../lib/later-part.tsx';
import { useSession } from '../session/session-context.tsx';
import styles from './alerts.module.css';

const DestinationButtons = laterPart(
  async () => (await import('../features/stuck-orders/destination-buttons.tsx')).DestinationButtons,
);
const RequestNotices = laterPart(async () => (await import('../features/waiting/request-notices.tsx')).RequestNotices);
const RerouteFrom = laterDialog(async () => (await import('../features/stuck-orders/reroute-from.tsx')).RerouteFrom);

/** The destination that the reroute dialog is open for. */
const useRerouting = create<{ readonly name: string | null }>(() => ({ name: null }));

/** The bell and its panel: destinations that are down, with Retry and Reroute, then the alerts. */
export function Alerts() {
  const { name } = useRerouting();
  return (
    <>
      <AlertBell
        now={<DownNow />}
        unreadRequests={useNotices().data?.unread ?? 0}
        requests={<RequestNotices onOpen={() => setAlertPanelOpen(false)} />}
      />
      {name === null ? null : <RerouteFrom name={name} onClose={() => useRerouting.setState({ name: null })} />}
    </>
  );
}

function DownNow() {
  const destinations = useConnectionFacts((facts) => facts.destinations);
  const isPermitted = useSession(({ auth }) => auth.areActionsPermitted);
  const down = (destinations ?? []).filter(({ status }) => status === 'off');
  if (!isPermitted || down.length === 0) return null;
  return (
    <ul className={styles.down} aria-label="Down now">
      {down.map(({ name }) => (
        <li key={name}>
          <b>{destinationText(name)} is disconnected</b>
          <span className={styles.actions}>
            <DestinationButtons name={name} onReroute={() => reroute(name)} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The dialog is outside the panel, because the panel closes when it loses the focus. */
function reroute(name: string): void {
  setAlertPanelOpen(false);
  useRerouting.setState({ name });
}
