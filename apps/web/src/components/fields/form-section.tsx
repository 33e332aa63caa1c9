import type { ReactNode } from 'react';
import styles from './form-section.module.css';

/** Fields under a heading with a line. */
export function FormSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles['section']} aria-label={title}>
      <h3 className={styles['title']}>{title}</h3>
      {children}
    </section>
  );
}
