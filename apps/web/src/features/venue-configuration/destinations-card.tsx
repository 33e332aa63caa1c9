import { isConnected } from '@meridian/domain/connection';
import type { ConfiguredVenue, FixDestination } from '@meridian/protocol/rest/routing-schemas';
import { Button, Switch } from '@salt-ds/core';
import { useState } from 'react';
import { EmptyState } from '../../components/empty-state.tsx';
import { showToast } from '../../components/show-toast.tsx';
import { timeOfDay } from '../../lib/time-text.ts';
import { cutOff } from './routing-words.ts';
import { SwitchDialog } from './switch-dialog.tsx';
import { useRetry } from './use-routing.ts';
import styles from './venue-configuration.module.css';

type DestinationsCardProps = {
  readonly destinations: readonly FixDestination[];
  readonly venues: readonly ConfiguredVenue[];
  readonly isStale: boolean;
  readonly mayChange: boolean;
};

/** FIX destinations with their current status. */
export function DestinationsCard({ destinations, venues, isStale, mayChange }: DestinationsCardProps) {
  const [asked, setAsked] = useState<string | null>(null);
  const connected = destinations.filter(({ status }) => isConnected(status)).length;
  const switched = destinations.find(({ name }) => name === asked);
  return (
    <section className={styles['card']} aria-label="Destinations">
      <header className={styles['head']}>
        <h2>Destinations</h2>
        <span>
          {connected} of {destinations.length} connected
        </span>
      </header>
      {destinations.length === 0 ? (
        <EmptyState title="No destinations" detail="Reference data has none. An administrator imports them." />
      ) : (
        <div className={styles['scroll']}>
          <table className={styles['table']} data-stale={isStale}>
            <caption className="salt-visuallyHidden">FIX destinations</caption>
            <thead>
              <tr>
                {['Name', 'State', 'Broker', 'Protocol'].map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
                <th scope="col" data-align="end">
                  Latency
                </th>
                <th scope="col" data-align="end">
                  Venues
                </th>
                <th scope="col">Enabled</th>
              </tr>
            </thead>
            <tbody>
              {destinations.map((destination) => (
                <DestinationRow
                  key={destination.name}
                  destination={destination}
                  mayChange={mayChange}
                  onSwitch={() => setAsked(destination.name)}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {switched === undefined ? null : (
        <SwitchDialog
          kind="destination"
          name={switched.name}
          version={switched.version}
          isEnabled={switched.is_enabled}
          cutOff={cutOff(venues, switched.name, ({ status }) => isConnected(status))}
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  );
}

type RowProps = {
  readonly destination: FixDestination;
  readonly mayChange: boolean;
  readonly onSwitch: () => void;
};

function DestinationRow({ destination, mayChange, onSwitch }: RowProps) {
  const { name, status, since_ms, exec_broker, protocol, latency_ms, venues, is_enabled } = destination;
  const isUp = isConnected(status);
  return (
    <tr data-off={!is_enabled}>
      <th scope="row">{name}</th>
      <td>
        <State isEnabled={is_enabled} isUp={isUp} sinceMs={since_ms} />
        {is_enabled && !isUp && mayChange ? <RetryButton name={name} /> : null}
      </td>
      <td>{exec_broker}</td>
      <td>{protocol}</td>
      <td data-align="end">{isUp && latency_ms !== null ? `${latency_ms.toFixed(1)} ms` : '–'}</td>
      <td data-align="end">{venues.length}</td>
      <td>
        <Switch
          checked={is_enabled}
          disabled={!mayChange}
          inputProps={{ 'aria-label': `${name} enabled` }}
          onChange={onSwitch}
        />
      </td>
    </tr>
  );
}

type StateProps = { readonly isEnabled: boolean; readonly isUp: boolean; readonly sinceMs: number | null };

function State({ isEnabled, isUp, sinceMs }: StateProps) {
  if (!isEnabled) return <span data-state="off">○ Disabled</span>;
  if (isUp) return <span data-state="up">● Connected</span>;
  return <span data-state="down">■ Disconnected{sinceMs === null ? '' : ` ${timeOfDay(sinceMs)}`}</span>;
}

function RetryButton({ name }: { readonly name: string }) {
  const retry = useRetry();
  const send = () =>
    retry.mutate(name, {
      onSuccess: ({ message }) => showToast({ tone: 'info', title: name, text: message }),
      onError: ({ message }) => showToast({ tone: 'error', title: `Retry of ${name} failed`, text: message }),
    });
  return (
    <Button appearance="transparent" disabled={retry.isPending} onClick={send}>
      Retry<span className="salt-visuallyHidden"> {name}</span>
    </Button>
  );
}
