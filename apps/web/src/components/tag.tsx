import type { ReactNode } from 'react';
import styles from './tag.module.css';

type TagProps = {
  readonly tone?: 'plain' | 'accent' | 'pending' | 'warning';
  readonly title?: string;
  readonly children: ReactNode;
};

/** A short word about the thing beside it. */
export function Tag({ tone = 'plain', title, children }: TagProps) {
  return (
    <span className={styles.tag} data-tone={tone} title={title}>
      {children}
    </span>
  );
}
