import type { RoutingChange } from '@meridian/protocol/rest/configuration-calls';
import { dateAndMinute } from '../../lib/time-text.ts';
import { changeText } from './routing-words.ts';
import { useRoutingChanges } from './use-routing.ts';
import styles from './venue-configuration.module.css';

/** Who changed what, when and why. */
export function HistoryCard({ kinds }: { readonly kinds: readonly RoutingChange['kind'][] }) {
  const { data, error } = useRoutingChanges(kinds);
  return (
    <section className={styles['card']} aria-label="History">
      <header className={styles['head']}>
        <h2>History</h2>
        <span>{data === undefined ? '' : `${data.length} ${data.length === 1 ? 'change' : 'changes'}`}</span>
      </header>
      {error === null ? null : <p className={styles['problem']}>{error.message}</p>}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by key */}
      <ol className={styles['history']} tabIndex={0} aria-label="Changes, newest first">
        {(data ?? []).map((change) => (
          <li key={`${change.row_id}-${change.version}`}>
            <time dateTime={new Date(change.saved_ms).toISOString()}>{dateAndMinute(change.saved_ms)}</time>
            <span>
              {changeText(change)}
              {change.note === '' ? null : <small>{change.note}</small>}
            </span>
            <small>{change.saved_by_email ?? 'First configuration'}</small>
          </li>
        ))}
      </ol>
    </section>
  );
}
