import styles from './loading-state.module.css';
import { StillWorking } from './still-working.tsx';

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
      {onCancel === undefined ? null : <StillWorking label={label} onCancel={onCancel} />}
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
