import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { HistoryCard } from '../../features/venue-configuration/history-card.tsx';
import {
  useBrokers,
  usePenalties,
  useVenueConfigurations,
  useVenues,
} from '../../features/venue-configuration/use-routing.ts';
import { VenueDialog } from '../../features/venue-configuration/venue-dialog.tsx';
import { type Region, type VenueRow, venueRows } from '../../features/venue-configuration/venue-rows.ts';
import { VenuesCard } from '../../features/venue-configuration/venues-card.tsx';
import styles from '../../features/venue-configuration/venue-configuration.module.css';
import { useAssetSelection } from '../../layout/use-asset-selection.ts';
import { useNow } from '../../lib/use-now.ts';
import { RoutingScreen } from './routing-screen.tsx';
import { useMayChange, usePenalised } from './use-routing-access.ts';

/** `/configuration/venues`; `?venue=` marks one, for those who come from an order. */
export function VenuesScreen() {
  const [venues, configurations, penalties, brokers] = [
    useVenues(),
    useVenueConfigurations(),
    usePenalties(),
    useBrokers(),
  ];
  const [asset] = useAssetSelection();
  const [search] = useSearchParams();
  const [filter, setFilter] = useState<{ search: string; region: Region }>({ search: '', region: 'All' });
  const [edited, setEdited] = useState<VenueRow | null>(null);
  const mayChange = useMayChange();
  const rows = venueRows(venues.data ?? [], configurations.data ?? [], penalties.data ?? [], useNow());
  return (
    <RoutingScreen title="Venues" penalised={usePenalised()} queries={[venues, configurations, penalties, brokers]}>
      <VenuesCard
        rows={rows}
        filter={{ ...filter, assetClass: asset === 'EQUITY' ? 'EQUITY' : 'FUTURE' }}
        selected={search.get('venue')}
        mayChange={mayChange}
        onFilter={setFilter}
        onEdit={setEdited}
      />
      <div className={styles['side']}>
        <HistoryCard kinds={['venue_configuration', 'venue']} />
      </div>
      {edited === null ? null : (
        <VenueDialog
          row={edited}
          brokers={(brokers.data ?? []).map(({ exec_broker }) => exec_broker)}
          mayChange={mayChange}
          onClose={() => setEdited(null)}
        />
      )}
    </RoutingScreen>
  );
}
