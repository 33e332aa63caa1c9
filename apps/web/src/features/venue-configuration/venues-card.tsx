import { Button, Switch } from '@salt-ds/core';
import { EditIcon, DragRowIcon } from '@salt-ds/icons';
import { useState } from 'react';
import { EmptyState } from '../../components/empty-state.tsx';
import { QuickSearch } from '../../components/quick-search.tsx';
import { Segments } from '../../components/segments.tsx';
import { timeOfDay } from '../../lib/time-text.ts';
import { SwitchDialog } from './switch-dialog.tsx';
import { useVenueMoves } from './use-venue-moves.ts';
import styles from './venue-configuration.module.css';
import { REGIONS, shownVenues, type VenueFilter, type VenueRow } from './venue-rows.ts';

const REGION_OPTIONS = REGIONS.map((value) => ({ value, label: value }));
const COLUMNS = ['#', 'MIC', 'Venue', 'Kind', 'Broker', 'Default destinations', 'Override', 'State', 'Enabled', ''];

type VenuesCardProps = {
  readonly rows: readonly VenueRow[];
  readonly filter: VenueFilter;
  readonly selected: string | null;
  readonly mayChange: boolean;
  readonly onFilter: (filter: VenueFilter) => void;
  readonly onEdit: (row: VenueRow) => void;
};

/** Venues by routing priority. */
export function VenuesCard({ rows, filter, selected, mayChange, onFilter, onEdit }: VenuesCardProps) {
  const shown = shownVenues(rows, filter);
  const moves = useVenueMoves(rows, shown);
  const [asked, setAsked] = useState<string | null>(null);
  const switched = rows.find(({ venue }) => venue.venue === asked)?.venue;
  return (
    <section className={styles['card']} aria-label="Venues">
      <header className={styles['head']}>
        <h2>Venues</h2>
        <span>
          {shown.length} of {rows.length} · routing priority{mayChange ? ', drag or use the arrow keys to change' : ''}
        </span>
        <VenueTools filter={filter} onFilter={onFilter} />
      </header>
      {shown.length === 0 ? (
        <EmptyState
          title="No venue is shown"
          detail={`No ${filter.assetClass.toLowerCase()} venue matches the search and the region.`}
          actions={<Button onClick={() => onFilter({ ...filter, search: '', region: 'All' })}>Clear filters</Button>}
        />
      ) : (
        <div className={styles['scroll']}>
          <table className={styles['table']}>
            <caption className="salt-visuallyHidden">Venues by routing priority</caption>
            <thead>
              <tr>
                {COLUMNS.map((name) => (
                  <th key={name} scope="col" data-rank={name === 'Kind' ? 'second' : undefined}>
                    {name === '' ? <span className="salt-visuallyHidden">Change</span> : name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.map((row) => (
                <Row
                  key={row.key}
                  row={row}
                  moves={moves}
                  isSelected={row.venue.venue === selected}
                  mayChange={mayChange}
                  onEdit={() => onEdit(row)}
                  onSwitch={() => setAsked(row.venue.venue)}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <output className="salt-visuallyHidden">{moves.said}</output>
      {switched === undefined ? null : (
        <SwitchDialog
          kind="venue"
          name={switched.venue}
          version={switched.version}
          isEnabled={switched.is_enabled}
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  );
}

function VenueTools({ filter, onFilter }: Pick<VenuesCardProps, 'filter' | 'onFilter'>) {
  return (
    <div className={styles['tools']}>
      <QuickSearch
        value={filter.search}
        label="MIC or name"
        hasKey
        onChange={(search) => onFilter({ ...filter, search })}
      />
      <Segments
        label="Region"
        options={REGION_OPTIONS}
        selected={filter.region}
        onSelect={(region) => onFilter({ ...filter, region })}
      />
    </div>
  );
}

type RowProps = {
  readonly row: VenueRow;
  readonly moves: ReturnType<typeof useVenueMoves>;
  readonly isSelected: boolean;
  readonly mayChange: boolean;
  readonly onEdit: () => void;
  readonly onSwitch: () => void;
};

function Row({ row, moves, isSelected, mayChange, onEdit, onSwitch }: RowProps) {
  const { venue, configuration, penalty } = row;
  const mic = venue.venue;
  const id = configuration?.id ?? null;
  const override = configuration?.venueOverrides.map(({ destination }) => destination).join(', ') ?? '';
  return (
    <tr
      data-off={!venue.is_enabled || penalty !== null}
      data-selected={isSelected}
      data-over={id !== null && moves.over === id}
      {...(mayChange && id !== null ? moves.drag(id) : {})}
    >
      <td>
        {mayChange && id !== null ? (
          <button
            type="button"
            className={styles['handle']}
            aria-label={`Move ${mic}`}
            title="Drag, or press the arrow keys"
            onKeyDown={(event) => moves.onKey(id, event)}
          >
            <DragRowIcon aria-hidden />
          </button>
        ) : null}
        {configuration?.priority ?? '–'}
      </td>
      <th scope="row" className={styles['mic']}>
        {mic}
      </th>
      <td>{venue.name}</td>
      <td data-rank="second">{venue.kind}</td>
      <td>{configuration?.exec_broker ?? '–'}</td>
      <td>{configuration === null ? 'Not configured' : <Ways names={configuration.defaultDestinations} />}</td>
      <td>{override === '' ? '–' : <span className={styles['chip']}>{override}</span>}</td>
      <td>
        <VenueState row={row} />
      </td>
      <td>
        <Switch
          checked={venue.is_enabled}
          disabled={!mayChange}
          inputProps={{ 'aria-label': `${mic} enabled` }}
          onChange={onSwitch}
        />
      </td>
      <td>
        <Button appearance="transparent" aria-label={`${mayChange ? 'Change' : 'Open'} ${mic}`} onClick={onEdit}>
          <EditIcon aria-hidden />
        </Button>
      </td>
    </tr>
  );
}

function Ways({ names }: { readonly names: readonly string[] }) {
  const [first = '–', ...rest] = names;
  return (
    <span title={names.join(', then ')}>
      {first}
      {rest.length === 0 ? null : <small className={styles['quiet']}> then {rest.join(', ')}</small>}
    </span>
  );
}

function VenueState({ row: { venue, penalty, configuration } }: { readonly row: VenueRow }) {
  if (!venue.is_enabled) return <span data-state="off">○ Disabled</span>;
  if (penalty !== null) {
    const until = penalty.ends_ms === null ? '' : ` until ${timeOfDay(penalty.ends_ms)}`;
    return <span className={styles['penalised']}>Penalised{until}</span>;
  }
  if (configuration === null) return <span data-state="off">○ Not used</span>;
  const isUp = venue.destinations.some(({ status, is_enabled }) => is_enabled && status === 2);
  return isUp ? <span data-state="up">● Reachable</span> : <span data-state="down">■ No destination up</span>;
}
