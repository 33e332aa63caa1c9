import styles from './loading-state.module.css';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Skeleton rows until the first snapshot or answer. */
export function LoadingState({ label = 'Loading' }: { readonly label?: string }) {
  return (
    <div className={styles.rows} aria-live="polite" aria-busy="true">
      <span className="salt-visuallyHidden">{label}</span>
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
