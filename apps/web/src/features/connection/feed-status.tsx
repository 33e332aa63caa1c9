import { StatusGlyph } from '../../components/status-glyph.tsx';
import { timeOfDay } from '../../lib/time-text.ts';
import { useNow } from '../../lib/use-now.ts';
import { useLive } from '../../live/live-context.tsx';
import { useConnectionFacts } from './connection-store.ts';
import styles from './connection-overview.module.css';
import { feedChipText } from './feed-text.ts';

/** At the end of a status bar: live or not, and the last update. */
export function FeedStatus() {
  const feed = useConnectionFacts((facts) => facts.feed);
  const nowMs = useNow();
  const heardMs = useLive().lastMessageMs();
  const { label, tone } = feedChipText(feed, nowMs);
  return (
    <span className={styles.feedStatus}>
      <StatusGlyph tone={tone} />
      {label}
      {heardMs === null ? null : (
        <>
          {' · last update '}
          <b>{timeOfDay(heardMs)}</b>
        </>
      )}
    </span>
  );
}
