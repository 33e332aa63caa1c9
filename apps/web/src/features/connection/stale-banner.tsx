import { Button } from '@salt-ds/core';
import { SyncIcon } from '@salt-ds/icons';
import { useConnectionFacts } from './connection-store.ts';
import { timeOfDay } from '../../lib/time-text.ts';
import { lostSince, lostWords, reconnectText } from './feed-text.ts';
import styles from './stale-banner.module.css';
import { useNow } from '../../lib/use-now.ts';

/** Shown on every screen while live data is lost, so that nobody takes old values for new ones. */
export function StaleBanner({ onRetry }: { readonly onRetry: () => void }) {
  const feed = useConnectionFacts((facts) => facts.feed);
  const nowMs = useNow();
  const lostAtMs = lostSince(feed);
  return (
    // The region is there before the news, or a screen reader would not say it; the countdown stays out of it.
    <div className={styles.region}>
      <div role="alert">
        {lostAtMs === null ? null : (
          <span className="salt-visuallyHidden">
            {lostWords(feed)} at {timeOfDay(lostAtMs)}.
          </span>
        )}
      </div>
      {lostAtMs === null ? null : (
        <div className={styles.banner}>
          <SyncIcon aria-hidden />
          <span className={styles.text}>
            {lostWords(feed)} at {timeOfDay(lostAtMs)}. {reconnectText(feed, nowMs)}
          </span>
          <Button appearance="transparent" onClick={onRetry}>
            Retry now
          </Button>
        </div>
      )}
    </div>
  );
}
