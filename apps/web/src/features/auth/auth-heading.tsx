import type { ReactNode } from 'react';
import styles from './auth-form.module.css';

type AuthHeadingProps = {
  readonly title: string;
  readonly children?: ReactNode;
};

/** The heading of the page, the title of the browser tab, and one sentence of instruction. */
export function AuthHeading({ title, children }: AuthHeadingProps) {
  return (
    <div className={styles.head}>
      <title>{`${title} · Meridian`}</title>
      <h1 className={styles.title}>{title}</h1>
      {children === undefined ? null : <p className={styles.lead}>{children}</p>}
    </div>
  );
}
