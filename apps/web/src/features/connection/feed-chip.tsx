import { Button } from '@salt-ds/core';
import { useId } from 'react';
import { OwnPanelButton } from '../../components/popover/panel-button.tsx';
import styles from './connection-chips.module.css';
import type { FeedState } from './connection-facts.ts';
import { ageText, timeOfDay } from '../../lib/time-text.ts';
import { feedChipText, reconnectText } from './feed-text.ts';
import { StatusGlyph } from '../../components/status-glyph.tsx';
import { useNow } from '../../lib/use-now.ts';

/** The state of live data, and what the page does while it is lost. */
export function FeedChip({ feed, onRetry }: { readonly feed: FeedState; readonly onRetry: () => void }) {
  const nowMs = useNow();
  const headingId = useId();
  const { label, tone } = feedChipText(feed, nowMs);
  return (
    <OwnPanelButton
      labelledBy={headingId}
      renderButton={(opener) => (
        <button type="button" className={styles.chip} data-tone={tone} {...opener}>
          <StatusGlyph tone={tone} />
          {label}
        </button>
      )}
    >
      <div className={styles.panel}>
        <h2 id={headingId}>Live data</h2>
        <p>{sentence(feed, nowMs)}</p>
        {feed.kind === 'reconnecting' || feed.kind === 'refused' ? (
          <div className={styles.actions}>
            <Button onClick={onRetry}>Retry now</Button>
          </div>
        ) : null}
      </div>
    </OwnPanelButton>
  );
}

function sentence(feed: FeedState, nowMs: number): string {
  if (feed.kind === 'connected') return `Connected since ${timeOfDay(feed.sinceMs)}, ${ageText(feed.sinceMs, nowMs)}.`;
  if (feed.kind === 'connecting') return 'Connecting to the live socket for the first time.';
  return `Lost at ${timeOfDay(feed.lostAtMs)}. ${reconnectText(feed, nowMs) ?? ''}`;
}
