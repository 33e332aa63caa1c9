import styles from './grid-skeleton.module.css';

/** Enough for the tallest screen; what is too many is cut off. */
const ROWS = Array.from({ length: 96 }, (_, index) => index);

/** Rows to come, until the first snapshot; below the header, which is there already. */
export function GridSkeleton({ label }: { readonly label: string }) {
  return (
    <div className={styles['skeleton']} aria-live="polite" aria-busy="true">
      <span className="salt-visuallyHidden">Loading {label}</span>
      {ROWS.map((row) => (
        <div key={row} className={styles['row']} aria-hidden="true" />
      ))}
    </div>
  );
}
