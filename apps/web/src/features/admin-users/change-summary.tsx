import type { GrantChange } from './grant-change.ts';
import styles from './user-tables.module.css';

/** Lists each change with its value before and after. */
export function ChangeSummary({
  changes,
  caption,
}: {
  readonly changes: readonly GrantChange[];
  readonly caption: string;
}) {
  return (
    <div className={styles.changesScroll}>
      <table className={styles.changes}>
        <caption className="salt-visuallyHidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Change</th>
            <th scope="col">Before</th>
            <th scope="col">After</th>
            <th scope="col">What moves</th>
          </tr>
        </thead>
        <tbody>
          {changes.map((change) => (
            <tr key={change.field}>
              <th scope="row">{change.label}</th>
              <td>
                <s>{change.before}</s>
              </td>
              <td>
                <b>{change.after}</b>
              </td>
              <td className={styles.moves}>{change.detail ?? ''}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
