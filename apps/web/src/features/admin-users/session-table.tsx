import type { UserSession } from '@meridian/protocol/rest/admin-calls';
import { Button } from '@salt-ds/core';
import { ageText, dateAndTime, durationText } from '../../lib/time-text.ts';
import { browserName } from './browser-name.ts';
import styles from './user-panel.module.css';
import tables from './user-tables.module.css';

const SERVICES: Readonly<Record<UserSession['kind'], string>> = {
  trading: 'Trading',
  main: 'Main',
  market_intelligence: 'Market intelligence',
};

type SessionTableProps = {
  readonly sessions: readonly UserSession[];
  readonly nowMs: number;
  readonly onEnd: (session: UserSession) => void;
};

export function SessionTable({ sessions, nowMs, onEnd }: SessionTableProps) {
  return (
    <table className={tables.sessions}>
      <caption className="salt-visuallyHidden">Open sessions</caption>
      <thead>
        <tr>
          <th scope="col">Service</th>
          <th scope="col">Signed in</th>
          <th scope="col">Last seen</th>
          <th scope="col">Ends in</th>
          <th scope="col">From</th>
          <th scope="col">
            <span className="salt-visuallyHidden">End</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {sessions.map((session) => (
          <tr key={session.id}>
            <th scope="row">{SERVICES[session.kind]}</th>
            <td>{dateAndTime(session.created_ms)}</td>
            <td>{ageText(session.last_seen_ms, nowMs)} ago</td>
            <td>{durationText(session.expires_ms - nowMs)}</td>
            <td title={session.user_agent}>
              {session.ip} <span className={styles.dim}>{browserName(session.user_agent)}</span>
            </td>
            <td>
              <Button
                appearance="transparent"
                aria-label={`End the ${SERVICES[session.kind]} session of ${dateAndTime(session.created_ms)}`}
                onClick={() => onEnd(session)}
              >
                End
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
