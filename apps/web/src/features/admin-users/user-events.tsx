import type { SecurityEvent } from '@meridian/protocol/rest/admin-calls';
import { HistoryIcon } from '@salt-ds/icons';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { LoadingState } from '../../components/loading-state.tsx';
import { StatusGlyph } from '../../components/status-glyph.tsx';
import { dateAndTime } from '../../lib/time-text.ts';
import { failedCall } from '../../api/call-failed.ts';
import { eventLine } from './security-event-text.ts';
import { useUserEvents } from './use-user-details.ts';
import styles from './user-panel.module.css';
import tables from './user-tables.module.css';

/** A user's history, newest first: sign-ins, failures, grants and ended sessions. */
export function UserEvents({ userId }: { readonly userId: number }) {
  const { data: events, error, refetch } = useUserEvents(userId);
  if (error !== null) {
    return <ErrorState title={error.message} source={failedCall(error) ?? ''} onRetry={() => void refetch()} />;
  }
  if (events === undefined) return <LoadingState label="Loading history" />;
  if (events.length === 0) return <EmptyState icon={<HistoryIcon />} title="Nothing has happened yet" />;
  return (
    // The list scrolls and has nothing to focus, so it takes the keyboard itself.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.scroll} aria-label="History" tabIndex={0}>
      <ol className={tables.events}>
        {events.map((event) => (
          <EventEntry key={event.id} event={event} />
        ))}
      </ol>
    </section>
  );
}

function EventEntry({ event }: { readonly event: SecurityEvent }) {
  const { title, tone, details } = eventLine(event);
  return (
    <li className={tables.event}>
      <time className={tables.eventTime} dateTime={new Date(event.at_ms).toISOString()}>
        {dateAndTime(event.at_ms)}
      </time>
      <StatusGlyph tone={tone} />
      <div className={tables.eventText}>
        <p>
          <b>{title}</b>{' '}
          <span className={styles.dim}>
            {event.actor === null ? 'by the system' : `by ${event.actor}`}
            {event.ip === '' ? '' : ` from ${event.ip}`}
          </span>
        </p>
        {details.map((detail) => (
          <p key={detail} className={tables.eventDetail}>
            {detail}
          </p>
        ))}
      </div>
    </li>
  );
}
