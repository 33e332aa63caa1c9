import { Button } from '@salt-ds/core';
import styles from './trade-ticket.module.css';

type KeptNoteProps = {
  /** Blank when nothing is kept. */
  readonly words: string;
  readonly onReset: () => void;
};

/** What the ticket has from the last order, so that nothing goes on unnoticed. */
export function KeptNote({ words, onReset }: KeptNoteProps) {
  if (words === '') return null;
  return (
    <p className={styles['kept']}>
      <span>Kept from the last order: {words}</span>
      <Button appearance="transparent" onClick={onReset}>
        Reset
      </Button>
    </p>
  );
}
