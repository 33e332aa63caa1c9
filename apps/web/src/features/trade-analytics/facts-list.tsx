import type { ReactNode } from 'react';
import styles from './parts.module.css';

export type Fact = { readonly label: string; readonly value: ReactNode };

/** Names and values in two columns. Unknown values are left out. */
export function FactsList({ facts }: { readonly facts: readonly Fact[] }) {
  const known = facts.filter(({ value }) => value !== null && value !== undefined && value !== '');
  return (
    <dl className={styles['facts']}>
      {known.map(({ label, value }) => (
        <div key={label} className={styles['fact']}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
