import { ageText, timeOfDay } from '../../lib/time-text.ts';
import { useNow } from '../../lib/use-now.ts';
import styles from './limits.module.css';

/** Says since when the numbers are stale, and for how long. */
export function StaleUse({ sinceMs }: { readonly sinceMs: number | null }) {
  return sinceMs === null ? null : <StaleFor sinceMs={sinceMs} />;
}

function StaleFor({ sinceMs }: { readonly sinceMs: number }) {
  const nowMs = useNow();
  return (
    <output className={styles.staleNotice}>
      Live data lost: uses are as of {timeOfDay(sinceMs)}, {ageText(sinceMs, nowMs)} old. Nothing can be approved until
      it is back.
    </output>
  );
}
