import { Button } from '@salt-ds/core';
import { Hint } from '../../../components/popover/hint.tsx';
import type { ReactNode } from 'react';
import type { BarEntry } from './bar-entries.ts';
import styles from './action-bar.module.css';

type BarButtonProps = {
  readonly entry: BarEntry;
  readonly icon: ReactNode;
  /** The key as printed; null without one. */
  readonly keyCap: string | null;
  /** The key in the form of `aria-keyshortcuts`. */
  readonly ariaKey?: string | undefined;
  readonly rank?: 'first' | 'second';
  readonly isDanger?: boolean;
  readonly onPress: () => void;
};

/** Never moves and never disappears. While disabled it says why, on hover and focus. */
export function BarButton(props: BarButtonProps) {
  const { entry, icon, keyCap, ariaKey, rank = 'first', isDanger = false, onPress } = props;
  const { label, name, why } = entry;
  return (
    <span className={styles['slot']} data-slot={entry.action} data-rank={rank}>
      <Hint text={why === null ? name : `${label}: ${why}`} side="top">
        <Button
          appearance={isDanger ? 'bordered' : 'transparent'}
          sentiment={isDanger ? 'negative' : 'neutral'}
          disabled={why !== null}
          focusableWhenDisabled
          aria-label={why === null ? name : `${label}: ${why}`}
          aria-keyshortcuts={ariaKey}
          onClick={onPress}
        >
          {icon}
          <span className={styles['words']} data-words="">
            {label}
          </span>
          {keyCap === null ? null : <span className={styles['key']} data-cap={keyCap} />}
        </Button>
      </Hint>
    </span>
  );
}
