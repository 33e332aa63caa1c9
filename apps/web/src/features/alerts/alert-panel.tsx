import { formatHourMinute } from '@meridian/domain/time-format';
import { Switch } from '@salt-ds/core';
import type { ReactNode } from 'react';
import { StatusGlyph } from '../../components/status-glyph.tsx';
import { SHOWN_ZONE } from '../../lib/time-text.ts';
import styles from './alert-bell.module.css';
import { type AlertEntry, missedAlerts } from './alert-log.ts';
import { setAlertSound, useAlerts } from './alert-store.ts';

export type AlertPanelProps = {
  readonly headingId: string;
  /** Shown above the alerts: disconnected destinations. */
  readonly now: ReactNode;
  /** Shown below them: what one was told about requests. */
  readonly requests: ReactNode;
};

/** Disconnected destinations, and the last five alerts, newest first. */
export function AlertPanel({ headingId, now, requests }: AlertPanelProps) {
  const { log, isSoundOn, unreadAtOpen } = useAlerts();
  const missed = missedAlerts(log, unreadAtOpen);
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <h2 id={headingId}>Alerts</h2>
        <Switch
          label="Sound"
          checked={isSoundOn}
          onChange={(event) => setAlertSound(event.target.checked)}
          inputProps={{ 'aria-label': 'Sound on alerts' }}
        />
      </div>
      {now}
      {log.entries.length === 0 ? (
        <p className={styles.none}>No alerts. Connection changes appear here.</p>
      ) : (
        <ul className={styles.entries}>
          {log.entries.map((entry, index) => (
            <Entry key={entry.id} entry={entry} isNew={index < unreadAtOpen} />
          ))}
        </ul>
      )}
      {missed === 0 ? null : (
        <p className={styles.missed}>
          {missed} earlier {missed === 1 ? 'alert is' : 'alerts are'} no longer kept.
        </p>
      )}
      {requests}
    </div>
  );
}

function Entry({ entry, isNew }: { readonly entry: AlertEntry; readonly isNew: boolean }) {
  return (
    <li className={styles.entry} data-new={isNew}>
      <StatusGlyph tone={entry.tone} />
      <span className={styles.words}>
        <span className={styles.subject}>
          {entry.subject}
          {isNew ? <span className="salt-visuallyHidden">, new</span> : null}
        </span>
        <span>{entry.message}</span>
      </span>
      <time className={styles.time} dateTime={new Date(entry.timeMs).toISOString()}>
        {formatHourMinute(entry.timeMs, SHOWN_ZONE)}
      </time>
    </li>
  );
}
