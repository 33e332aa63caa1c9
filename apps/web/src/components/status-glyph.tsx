import styles from './status-glyph.module.css';

export type StatusTone = 'good' | 'warning' | 'critical' | 'off';

/** A shape for each state, so that colour is never the only sign: disc, diamond, square, ring. */
export function StatusGlyph({ tone }: { readonly tone: StatusTone }) {
  return <span className={styles.glyph} data-tone={tone} data-glyph={tone} aria-hidden="true" />;
}
