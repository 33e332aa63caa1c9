import styles from './limits.module.css';
import { percentOf, toneOf } from './limit-rows.ts';

type UseBarProps = {
  /** The traded part of the use. The open part is drawn lighter. */
  readonly traded?: number | undefined;
  readonly used: number | undefined;
  readonly limit: number | null | undefined;
};

/** The used share of a limit, with a tick at 80%. The number is beside it. */
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
