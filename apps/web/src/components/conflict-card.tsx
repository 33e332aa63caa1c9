import { Button } from '@salt-ds/core';
import styles from './conflict-card.module.css';
import { conflictLines } from './conflict-lines.ts';
import { type DiffLine, DiffTable } from './diff-table.tsx';

type ConflictCardProps = {
  /** The version that one began from, and the one that somebody saved meanwhile. */
  readonly opened: number;
  readonly current: number;
  readonly theirs: readonly DiffLine[];
  readonly mine: readonly DiffLine[];
  readonly onTakeTheirs: () => void;
  readonly onKeepMine: () => void;
};

/** Somebody saved first: what it was, what they saved, and one's own; then a choice. */
export function ConflictCard({ opened, current, theirs, mine, onTakeTheirs, onKeepMine }: ConflictCardProps) {
  return (
    <section className={styles.conflict} role="alert" aria-label="Conflict">
      <h3>Not saved: somebody saved version {current} first</h3>
      <DiffTable
        label="Conflict"
        columns={[`v${opened} you opened`, `v${current} saved`, 'Yours']}
        lines={conflictLines(theirs, mine)}
      />
      <div className={styles.answers}>
        <span>Your changes are not saved yet.</span>
        <Button onClick={onTakeTheirs}>Take v{current}</Button>
        <Button sentiment="accented" onClick={onKeepMine}>
          Keep mine, over v{current}
        </Button>
      </div>
    </section>
  );
}
