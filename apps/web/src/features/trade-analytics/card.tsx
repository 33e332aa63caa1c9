import { type ReactNode, useId } from 'react';
import styles from './parts.module.css';

type CardProps = { readonly title: string; readonly note?: string | null; readonly children: ReactNode };

export function Card({ title, note, children }: CardProps) {
  const id = useId();
  return (
    <section className={styles['card']} aria-labelledby={id}>
      <h3 className={styles['cardTitle']} id={id}>
        {title}
        {note === undefined || note === null ? null : <span>{note}</span>}
      </h3>
      {children}
    </section>
  );
}
