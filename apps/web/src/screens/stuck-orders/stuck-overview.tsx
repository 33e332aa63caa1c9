import type { AssetSelection } from '@meridian/domain/asset-class';
import { useMemo } from 'react';
import { useGridFact } from '../../components/data-grid/use-grid-state.ts';
import { useConnectionFacts } from '../../features/connection/connection-store.ts';
import { DestinationBanner } from '../../features/stuck-orders/destination-banner.tsx';
import { ReroutedBanner } from '../../features/stuck-orders/rerouted-banner.tsx';
import { SummaryCards } from '../../features/stuck-orders/summary-cards.tsx';
import { SUMMARY_COLUMNS } from '../../features/stuck-orders/summary-filter.ts';
import { useSession } from '../../session/session-context.tsx';
import type { Blotter } from '../blotter/use-blotter.ts';
import type { StuckLevel } from './stuck-levels.ts';

type StuckOverviewProps = {
  readonly level: StuckLevel;
  readonly asset: AssetSelection;
  readonly blotter: Blotter;
};

/** Above the rows: disconnected destinations, and summaries that filter the rows. */
export function StuckOverview({ level, asset, blotter }: StuckOverviewProps) {
  const { handle, controls } = blotter;
  const { filters } = controls.view;
  const isNothingStuck = useGridFact(handle, ({ status, total }) => status === 'live' && total === 0);
  const destinations = useConnectionFacts((facts) => facts.destinations);
  const isActionPermitted = useSession(({ auth }) => auth.areActionsPermitted);
  const lost = useMemo(() => (destinations ?? []).filter(({ status }) => status === 'off'), [destinations]);
  const connected = useMemo(
    () => (destinations ?? []).flatMap(({ status, name }) => (status === 'on' ? [name] : [])),
    [destinations],
  );
  return (
    <>
      <DestinationBanner
        isActionPermitted={isActionPermitted}
        asset={asset}
        lost={lost}
        onShow={(text) =>
          controls.change({
            kind: 'filter',
            columnId: SUMMARY_COLUMNS.destination,
            filter: { kind: 'set', texts: [text] },
          })
        }
      />
      <ReroutedBanner connected={connected} isActionPermitted={isActionPermitted} />
      {isNothingStuck && Object.keys(filters).length === 0 ? null : (
        <SummaryCards
          level={level}
          asset={asset}
          filters={filters}
          onFilter={(columnId, filter) => controls.change({ kind: 'filter', columnId, filter })}
        />
      )}
    </>
  );
}
