import styles from './admin-users.module.css';
import { USER_COLUMNS } from './user-columns.ts';

const ROWS = Array.from({ length: 12 }, (_, index) => index);

/** Placeholder rows as wide as the real ones. */
export function UsersSkeleton() {
  return (
    <div className={styles.skeleton} aria-busy="true" aria-live="polite">
      <span className="salt-visuallyHidden">Loading users</span>
      {ROWS.map((row) => (
        <div key={row} className={styles.bones} aria-hidden="true">
          {USER_COLUMNS.map((column, index) => (
            <span key={column.id} style={{ width: column.width }}>
              <span className={styles.bone} data-width={(row + index) % 3} />
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}
