import styles from './grid-skeleton.module.css';

/** Enough for the tallest screen. The rest is clipped. */
const ROWS = Array.from({ length: 96 }, (_, index) => index);

/** Placeholder rows below the header, until the first snapshot. */
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
