import { Button } from '@salt-ds/core';
import type { ReactNode } from 'react';
import { StatusGlyph, type StatusTone } from '../../components/status-glyph.tsx';
import { ageText, timeOfDay } from '../../lib/time-text.ts';
import { useNow } from '../../lib/use-now.ts';
import { useServerNow } from '../../live/use-server-now.ts';
import { chipBrief, connectionChips } from './connection-chip.ts';
import styles from './connection-overview.module.css';
import type { FeedState } from './connection-facts.ts';
import { useConnectionFacts } from './connection-store.ts';
import { feedChipText, lostSince, reconnectText } from './feed-text.ts';

/** The chips in full sentences, for a screen with more room. */
export function ConnectionOverview({ onRetry }: { readonly onRetry: () => void }) {
  const facts = useConnectionFacts();
  const nowMs = useNow();
  const serverMs = useServerNow();
  const isStale = lostSince(facts.feed) !== null;
  return (
    <ul className={styles.lines}>
      <Line
        name="Live data"
        tone={feedChipText(facts.feed, nowMs).tone}
        text={feedSentence(facts.feed, nowMs)}
        isStale={false}
      >
        {isStale ? <Button onClick={onRetry}>Retry now</Button> : null}
      </Line>
      {connectionChips(facts, serverMs).map((chip) => (
        <Line key={chip.id} name={chip.name} tone={chip.tone} text={chipBrief(chip, timeOfDay)} isStale={isStale} />
      ))}
    </ul>
  );
}

type LineProps = {
  readonly name: string;
  readonly tone: StatusTone;
  readonly text: string;
  readonly isStale: boolean;
  readonly children?: ReactNode;
};

function Line({ name, tone, text, isStale, children }: LineProps) {
  return (
    <li className={styles.line} data-stale={isStale}>
      <StatusGlyph tone={tone} />
      <span className={styles.name}>{name}</span>
      <span className={styles.text}>{text}</span>
      {children}
    </li>
  );
}

function feedSentence(feed: FeedState, nowMs: number): string {
  if (feed.kind === 'connected') return `Connected since ${timeOfDay(feed.sinceMs)}, ${ageText(feed.sinceMs, nowMs)}`;
  if (feed.kind === 'connecting') return 'Connecting';
  return `Lost at ${timeOfDay(feed.lostAtMs)}. ${reconnectText(feed, nowMs) ?? ''}`;
}
