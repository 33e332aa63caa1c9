import { Button, Input } from '@salt-ds/core';
import { useState } from 'react';
import styles from './limit-panel.module.css';
import type { Verdict } from './use-limits.ts';

type RaiseAnswersProps = {
  readonly approveLabel: string;
  /** Nobody can approve their own request. */
  readonly isOwn: boolean;
  readonly isStale: boolean;
  readonly isBusy: boolean;
  readonly onDecide: (verb: Verdict['verb'], note: string) => void;
};

/** Approve, or reject with a note. The author can only withdraw. */
export function RaiseAnswers({ approveLabel, isOwn, isStale, isBusy, onDecide }: RaiseAnswersProps) {
  const [note, setNote] = useState('');
  if (isOwn) {
    return (
      <div className={styles.answers}>
        <p>You asked for this. Another administrator must approve it.</p>
        <Button onClick={() => onDecide('withdraw', '')} disabled={isBusy}>
          Withdraw
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.answers}>
      <Input
        bordered
        value={note}
        inputProps={{
          'aria-label': 'Note',
          maxLength: 500,
          placeholder: 'Note, required to reject',
          onChange: (event) => setNote(event.target.value),
        }}
      />
      <Button
        sentiment="negative"
        appearance="bordered"
        disabled={note.trim() === '' || isBusy}
        onClick={() => onDecide('reject', note)}
      >
        Reject
      </Button>
      <Button sentiment="accented" disabled={isStale || isBusy} onClick={() => onDecide('approve', '')}>
        {approveLabel}
      </Button>
    </div>
  );
}
