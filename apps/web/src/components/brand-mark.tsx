import styles from './brand-mark.module.css';

/** The mark of the product; decorative, since its name or a label stands beside it. */
export function BrandMark({ size = 26 }: { readonly size?: number }) {
  return (
    <svg className={styles.mark} width={size} height={size} viewBox="0 0 26 26" aria-hidden="true" focusable="false">
      <rect width="26" height="26" rx="6" className={styles.ground} />
      <path d="M5.5 18.5 10 8.5l3.2 6 2.6-4.2 4.7 8.2" className={styles.line} />
    </svg>
  );
}
