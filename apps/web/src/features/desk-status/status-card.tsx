import { type ReactNode, useId } from 'react';
import styles from './desk-status.module.css';

type StatusCardProps = {
  readonly title: string;
  readonly note?: ReactNode;
  readonly area: string;
  readonly children: ReactNode;
};

/** One card of the home screen. */
export function StatusCard({ title, note, area, children }: StatusCardProps) {
  const headingId = useId();
  return (
    <section className={styles.card} aria-labelledby={headingId} style={{ gridArea: area }}>
      <header className={styles.cardHead}>
        <h2 id={headingId}>{title}</h2>
        {note === undefined ? null : <span className={styles.note}>{note}</span>}
      </header>
      {children}
    </section>
  );
}
