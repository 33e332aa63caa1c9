import { HistoryCard } from '../../features/venue-configuration/history-card.tsx';
import { PenaltiesCard } from '../../features/venue-configuration/penalties-card.tsx';
import { usePenalties, useVenues } from '../../features/venue-configuration/use-routing.ts';
import styles from '../../features/venue-configuration/venue-configuration.module.css';
import { useNow } from '../../lib/use-now.ts';
import { RoutingScreen } from './routing-screen.tsx';
import { useMayChange, usePenalised } from './use-routing-access.ts';

/** `/configuration/penalty-list` */
export function PenaltyListScreen() {
  const penalties = usePenalties();
  const venues = useVenues();
  const mayChange = useMayChange();
  const nowMs = useNow();
  return (
    <RoutingScreen title="Penalty list" penalised={usePenalised()} queries={[penalties, venues]}>
      <PenaltiesCard penalties={penalties.data ?? []} venues={venues.data ?? []} nowMs={nowMs} mayChange={mayChange} />
      <div className={styles['side']}>
        <HistoryCard kinds={['penalty']} />
      </div>
    </RoutingScreen>
  );
}
