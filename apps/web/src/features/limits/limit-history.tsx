import type { LimitChange } from '@meridian/protocol/rest/limit-schemas';
import { useState } from 'react';
import { dateAndMinute } from '../../lib/time-text.ts';
import styles from './limit-panel.module.css';
import { fieldChanges } from './limit-text.ts';
import { type LimitScope, useLimitHistory } from './use-limits.ts';

const STATE_WORDS = {
  in_force: '✓ in force',
  pending: '◐ pending',
  rejected: '✕ rejected',
  withdrawn: '✕ withdrawn',
  expired: '✕ expired',
} as const;

const SHORT = 3;

/** Changes of the limits, newest first. Shows the first few until the user asks for all. */
export function LimitHistory({ version, ...scope }: LimitScope & { readonly version: number }) {
  const { data } = useLimitHistory(scope, version);
  const [isWhole, setWhole] = useState(false);
  const changes = data?.changes ?? [];
  return (
    <section className={styles.history} aria-label="History">
      <header>
        <h3>History</h3>
        <span>{data === undefined ? '' : changesText(data.total)}</span>
        {changes.length > SHORT ? (
          <button type="button" className={styles.link} aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? 'Fewer' : 'All'}
          </button>
        ) : null}
      </header>
      <ol>
        {changes.slice(0, isWhole ? changes.length : SHORT).map((change) => (
          <HistoryLine key={change.id} change={change} />
        ))}
      </ol>
    </section>
  );
}

function HistoryLine({ change }: { readonly change: LimitChange }) {
  const { before, after, requested_by, decided_by, note, decision_note, state, requested_ms } = change;
  const people = [requested_by ?? 'Import', ...(decided_by === null ? [] : [decided_by])].join(' · ');
  const lines = before === null ? null : fieldChanges(before, after);
  return (
    <li>
      <time dateTime={new Date(requested_ms).toISOString()}>{dateAndMinute(requested_ms)}</time>
      <span className={styles.what}>
        {lines === null
          ? 'First limits'
          : lines.map(({ field, label, before: was, after: now }) => (
              <span key={field}>
                {label} <s>{was}</s> → <b>{now}</b>
              </span>
            ))}
        <small>{[note, decision_note].filter((text) => text !== null && text !== '').join(' · ')}</small>
      </span>
      <span className={styles.people}>{people}</span>
      <span className={styles.state} data-state={state}>
        {STATE_WORDS[state]}
      </span>
    </li>
  );
}

function changesText(total: number): string {
  return total === 1 ? '1 change' : `${total} changes`;
}
