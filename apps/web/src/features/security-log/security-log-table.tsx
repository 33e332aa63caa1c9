import type { SecurityLogEntry } from '@meridian/protocol/rest/security-log-calls';
import { plainDetails, securityEventTitle } from '../../components/security-event-title.ts';
import { StatusGlyph } from '../../components/status-glyph.tsx';
import { dateAndTime } from '../../lib/time-text.ts';
import styles from './security-log.module.css';

const COLUMNS = ['No.', 'Time', 'Event', 'By', 'About', 'Address', 'Details'];

/** Security events, newest first. */
export function SecurityLogTable({ events }: { readonly events: readonly SecurityLogEntry[] }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it.
    <section className={styles['scroll']} tabIndex={0} aria-label="Security events">
      <table className={styles['table']}>
        <thead>
          <tr>
            {COLUMNS.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {events.map((event) => (
            <EventRow key={event.seq} event={event} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function EventRow({ event }: { readonly event: SecurityLogEntry }) {
  const [title, tone] = securityEventTitle(event.kind);
  const details = plainDetails(event.detail).join(', ');
  return (
    <tr>
      <td className={styles['number']}>{event.seq}</td>
      <td className={styles['time']}>{dateAndTime(event.at_ms)}</td>
      <th scope="row">
        <span className={styles['event']}>
          <StatusGlyph tone={tone} /> {title}
        </span>
      </th>
      <td>{event.actor ?? 'System'}</td>
      <td>{event.subject === event.actor ? '' : (event.subject ?? '')}</td>
      <td>{event.ip ?? ''}</td>
      <td className={styles['details']} title={details}>
        {details}
      </td>
    </tr>
  );
}
