import { Button } from '@salt-ds/core';
import { useState } from 'react';
import { useNow } from '../lib/use-now.ts';
import { slowText } from './slow-text.ts';
import styles from './still-working.module.css';

type StillWorkingProps = {
  readonly label: string;
  /** Of work that says how far it is; without it the bar only moves. */
  readonly progress?: { readonly percent: number; readonly stage: string };
  /** Stops the work, not just the waiting. */
  readonly onCancel: () => void;
};

/** What is waited for, for how long, and a way to stop it. A question is shown once it takes long, a job at once. */
export function StillWorking({ label, progress, onCancel }: StillWorkingProps) {
  const nowMs = useNow();
  const [startedMs] = useState(nowMs);
  const slow = slowText(nowMs - startedMs);
  if (slow === null && progress === undefined) return null;
  const texts = [progress?.stage, slow].filter((text) => text !== undefined && text !== null);
  return (
    <div className={styles['working']}>
      <progress aria-label={label} {...(progress !== undefined && { max: 100, value: progress.percent })} />
      <span>{texts.join(' · ')}</span>
      <Button appearance="bordered" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
