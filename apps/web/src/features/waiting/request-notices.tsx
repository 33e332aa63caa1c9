import { useEffect } from 'react';
import { Link } from 'react-router';
import { dateAndMinute } from '../../lib/time-text.ts';
import styles from './request-notices.module.css';
import { useNotices, useReadNotices } from './use-waiting.ts';

/** Few enough for a panel. The page has them all. */
const SHOWN = 6;

/** Under the bell: what the reader was told about requests. Opening it marks them as read. */
export function RequestNotices({ onOpen }: { readonly onOpen: () => void }) {
  const { data } = useNotices();
  const read = useReadNotices().mutate;
  const newestId = data?.notices[0]?.id ?? null;
  const unread = data?.unread ?? 0;
  useEffect(() => {
    if (newestId !== null && unread > 0) read(newestId);
  }, [newestId, unread, read]);
  if (data === undefined || data.notices.length === 0) return null;
  return (
    <section className={styles['requests']} aria-label="Requests">
      <h3>Requests</h3>
      <ul>
        {data.notices.slice(0, SHOWN).map(({ id, title, body, path, at_ms, is_read }) => (
          <li key={id} data-new={!is_read}>
            <Link to={path} onClick={onOpen}>
              {title}
            </Link>
            <span>{body}</span>
            <time dateTime={new Date(at_ms).toISOString()}>{dateAndMinute(at_ms)}</time>
          </li>
        ))}
      </ul>
      <Link className={styles['all']} to="/waiting" onClick={onOpen}>
        Waiting for me
      </Link>
    </section>
  );
}
