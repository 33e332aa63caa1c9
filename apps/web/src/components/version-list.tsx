import type { ReactNode } from 'react';
import styles from './version-list.module.css';

export type VersionItem = {
  readonly key: string;
  /** `v7` */
  readonly name: string;
  readonly mark: 'in force' | 'proposed' | null;
  readonly time: string;
  readonly what: string;
  readonly people: string;
  /** At the end of the line: `33 orders`. */
  readonly figure?: string;
  readonly action?: ReactNode;
};

/** Versions of something, newest first. */
export function VersionList({ label, items }: { readonly label: string; readonly items: readonly VersionItem[] }) {
  return (
    <ol className={styles.versions} aria-label={label}>
      {items.map(({ key, name, mark, time, what, people, figure, action }) => (
        <li key={key} data-mark={mark ?? undefined}>
          <span className={styles.name}>{name}</span>
          <div className={styles.what}>
            <span className={styles.head}>
              {mark === null ? null : <em>{mark === 'in force' ? '● In force' : '◐ Proposed'}</em>}
              <time>{time}</time>
            </span>
            <span>{what}</span>
            <small>{people}</small>
          </div>
          {figure === undefined ? null : <span className={styles.figure}>{figure}</span>}
          {action}
        </li>
      ))}
    </ol>
  );
}
