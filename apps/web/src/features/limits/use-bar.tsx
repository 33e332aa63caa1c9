import styles from './limits.module.css';
import { percentOf, toneOf } from './limit-rows.ts';

type UseBarProps = {
  /** Of what was used, what was traded; the rest is open and drawn lighter. */
  readonly traded?: number | undefined;
  readonly used: number | undefined;
  readonly limit: number | null | undefined;
};

/** How much of a limit is used, with a tick at 80%; the number stands beside it. */
export function UseBar({ traded, used, limit }: UseBarProps) {
  const percent = percentOf(used, limit);
  const width = Math.min(100, percent ?? 0);
  const tradedWidth = Math.min(width, percentOf(traded ?? used, limit) ?? 0);
  return (
    <span className={styles.bar} data-tone={toneOf(percent)} aria-hidden="true">
      <span className={styles.open} style={{ width: `${width}%` }} />
      <span className={styles.traded} style={{ width: `${tradedWidth}%` }} />
      <span className={styles.mark} />
    </span>
  );
}
