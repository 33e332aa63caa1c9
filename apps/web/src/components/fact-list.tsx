import type { ReactNode } from 'react';
import styles from './fact-list.module.css';

export type Fact = { readonly name: string; readonly value: ReactNode };

/** Names and values in two columns. An empty value shows a dash. */
export function FactList({ label, facts }: { readonly label?: string; readonly facts: readonly Fact[] }) {
  return (
    <section className={styles['section']} aria-label={label}>
      {label === undefined ? null : <h3 className={styles['label']}>{label}</h3>}
      <dl className={styles['facts']}>
        {facts.map(({ name, value }) => (
          <div key={name} className={styles['fact']}>
            <dt>{name}</dt>
            <dd>{value === '' || value === null ? <span className={styles['none']}>–</span> : value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
