import { Button } from '@salt-ds/core';
import { useState } from 'react';
import { useNow } from '../lib/use-now.ts';
import styles from './loading-state.module.css';
import { slowText } from './slow-text.ts';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'];

type LoadingStateProps = {
  readonly label?: string;
  /** Stops what is waited for; offered once it takes long. */
  readonly onCancel?: () => void;
};

/** Skeleton rows until the first snapshot or answer. */
export function LoadingState({ label = 'Loading', onCancel }: LoadingStateProps) {
  return (
    <div className={styles.rows} aria-live="polite" aria-busy="true">
      <span className="salt-visuallyHidden">{label}</span>
      {onCancel === undefined ? null : <SlowNote onCancel={onCancel} />}
      {ROWS.map((row) => (
        <div key={row} className={styles.row} aria-hidden="true">
          <span className={styles.bar} />
          <span className={styles.bar} />
          <span className={styles.bar} />
          <span className={styles.bar} />
        </div>
      ))}
    </div>
  );
}

function SlowNote({ onCancel }: { readonly onCancel: () => void }) {
  const nowMs = useNow();
  const [startedMs] = useState(nowMs);
  const text = slowText(nowMs - startedMs);
  if (text === null) return null;
  return (
    <div className={styles.slow}>
      <progress aria-label="Progress" />
      <span>{text}</span>
      <Button appearance="bordered" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
