import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './text-link.module.css';

export function TextLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <Link to={to} className={styles.link ?? ''}>
      {children}
    </Link>
  );
}

type TextButtonProps = {
  readonly onClick: () => void;
  readonly disabled?: boolean;
  readonly children: ReactNode;
};

/** A button that looks like a link, because it acts on this page. */
export function TextButton({ onClick, disabled = false, children }: TextButtonProps) {
  return (
    <button type="button" className={`${styles.link} ${styles.button}`} disabled={disabled} onClick={onClick}>
      {children}
    </button>
  );
}
