import { BrokersCard } from '../../features/venue-configuration/brokers-card.tsx';
import { DestinationsCard } from '../../features/venue-configuration/destinations-card.tsx';
import { HistoryCard } from '../../features/venue-configuration/history-card.tsx';
import { useLiveStatus } from '../../features/venue-configuration/live-destinations.ts';
import { useBrokers, useDestinations, useVenues } from '../../features/venue-configuration/use-routing.ts';
import styles from '../../features/venue-configuration/venue-configuration.module.css';
import { RoutingScreen } from './routing-screen.tsx';
import { useMayChange, usePenalised } from './use-routing-access.ts';

/** `/configuration/destinations` */
export function DestinationsScreen() {
  const destinations = useDestinations();
  const venues = useVenues();
  const brokers = useBrokers();
  const mayChange = useMayChange();
  const live = useLiveStatus(destinations.data ?? []);
  return (
    <RoutingScreen title="Destinations" penalised={usePenalised()} queries={[destinations, venues, brokers]}>
      <DestinationsCard
        destinations={live.destinations}
        venues={venues.data ?? []}
        isStale={live.isStale}
        mayChange={mayChange}
      />
      <div className={styles['side']}>
        <BrokersCard brokers={brokers.data ?? []} mayChange={mayChange} />
        <HistoryCard kinds={['destination', 'broker']} />
      </div>
    </RoutingScreen>
  );
}
