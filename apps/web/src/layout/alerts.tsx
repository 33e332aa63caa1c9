import { create } from 'zustand';
import { AlertBell } from '../features/alerts/alert-bell.tsx';
import { setAlertPanelOpen } from '../features/alerts/alert-store.ts';
import { useConnectionFacts } from '../features/connection/connection-store.ts';
import { laterDialog, laterPart } from '../lib/later-part.tsx';
import { useSession } from '../session/session-context.tsx';
import styles from './alerts.module.css';

const DestinationButtons = laterPart(
  async () => (await import('../features/stuck-orders/destination-buttons.tsx')).DestinationButtons,
);
const RerouteFrom = laterDialog(async () => (await import('../features/stuck-orders/reroute-from.tsx')).RerouteFrom);

/** The destination whose orders are about to be rerouted. */
const useRerouting = create<{ readonly name: string | null }>(() => ({ name: null }));

/** The bell; an alert about a destination that is still down has what can be done about it. */
export function Alerts() {
  const { name } = useRerouting();
  return (
    <>
      <AlertBell DestinationActions={AlertActions} />
      {name === null ? null : <RerouteFrom name={name} onClose={() => useRerouting.setState({ name: null })} />}
    </>
  );
}

function AlertActions({ name }: { readonly name: string }) {
  const destinations = useConnectionFacts((facts) => facts.destinations);
  const isPermitted = useSession(({ auth }) => auth.areActionsPermitted);
  const isDown = destinations?.some((each) => each.name === name && each.status === 'off') === true;
  // The dialog is not in the panel, which closes when something else has the focus.
  const reroute = () => {
    setAlertPanelOpen(false);
    useRerouting.setState({ name });
  };
  return isPermitted && isDown ? (
    <span className={styles.actions}>
      <DestinationButtons name={name} onReroute={reroute} />
    </span>
  ) : null;
}
