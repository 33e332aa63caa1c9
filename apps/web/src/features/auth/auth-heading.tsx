import type { ReactNode } from 'react';
import styles from './auth-form.module.css';

type AuthHeadingProps = {
  readonly title: string;
  readonly children?: ReactNode;
};

/** Title of the page, of the browser tab, and the sentence that says what to do. */
export function AuthHeading({ title, children }: AuthHeadingProps) {
  return (
    <div className={styles.head}>
      <title>{`${title} · Meridian`}</title>
      <h1 className={styles.title}>{title}</h1>
      {children === undefined ? null : <p className={styles.lead}>{children}</p>}
    </div>
  );
}
