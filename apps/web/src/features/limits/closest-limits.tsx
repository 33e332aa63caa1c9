import styles from './limit-cards.module.css';
import { closestToLimit, type LimitRow, toneOf } from './limit-rows.ts';
import { inMillions, millions, percentText } from './limit-text.ts';

const SHOWN = 5;

/** The accounts nearest to a limit, now or at the close. */
export function ClosestLimits({
  rows,
  onOpen,
}: {
  readonly rows: readonly LimitRow[];
  readonly onOpen: (key: string) => void;
}) {
  const closest = closestToLimit(rows, SHOWN);
  return (
    <section className={styles.card} aria-label="Closest to limit">
      <h2>
        Closest to limit <small>day notional as forecast at the close, 80% band</small>
      </h2>
      <ul className={styles.list}>
        {closest.map(({ row, what, percent, forecast }) => (
          <li key={`${row.key} ${what}`}>
            <button type="button" onClick={() => onOpen(row.key)}>
              <b>{row.alloc_account ?? row.account}</b>
              <span>{what}</span>
              <span className={styles.why}>
                {forecast === null
                  ? 'now'
                  : `${millions(forecast.usd)}, ${inMillions(forecast.lowUsd)} to ${inMillions(forecast.highUsd)}`}
              </span>
              <b data-tone={toneOf(percent)}>{percentText(percent)}</b>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
