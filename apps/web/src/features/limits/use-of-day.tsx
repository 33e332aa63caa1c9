import { usdText } from '@meridian/domain/limits/limit-fields';
import { readAccountUse } from '@meridian/protocol/live/trade-answers';
import type { AccountUseData } from '@meridian/protocol/live/trade-questions';
import { useAnswer } from '../../live/use-answer.ts';
import { timeOfDay } from '../../lib/time-text.ts';
import type { LimitRow } from './limit-rows.ts';
import { millions } from './limit-text.ts';
import { reachedText } from './reached-text.ts';
import { type DayChartShape, dayChartShape } from './day-chart-shape.ts';
import cards from './limit-panel.module.css';
import styles from './use-of-day.module.css';

const REFRESH_MS = 5_000;
const BOX = { width: 460, height: 132 };

/** The day of an account: use so far, forecast for the close, and when a limit is reached. */
export function UseOfDay({ row }: { readonly row: LimitRow }) {
  const { account, alloc_account, limits, pending } = row;
  const { data: day, error } = useAnswer({
    name: 'trade.account_use',
    args: { account, alloc_account },
    everyMs: REFRESH_MS,
    read: readAccountUse,
  });
  if (error !== null && day === undefined) return <p className={cards.card}>{error.message}</p>;
  if (day === undefined) return <div className={`${cards.card} ${styles.waiting}`} aria-hidden="true" />;
  const limitUsd = limits?.max_gross_usd ?? null;
  const raisedUsd = pending.map(({ after }) => after.max_gross_usd).find((usd) => typeof usd === 'number') ?? null;
  const shape = dayChartShape({ day, limitUsd, raisedUsd }, BOX);
  return (
    <section className={cards.card} aria-label="Use of the day">
      <h2>
        Day notional <small>traded and open, and at the close with its 80% band, from past days and today’s pace</small>
      </h2>
      {shape === null ? (
        <p className={cards.rules}>Nothing was sent today.</p>
      ) : (
        <UseChart {...{ shape, day, limitUsd, raisedUsd }} />
      )}
      <p className={cards.rules}>{reachedText(day, limitUsd)}</p>
    </section>
  );
}

type UseChartProps = {
  readonly shape: DayChartShape;
  readonly day: AccountUseData;
  readonly limitUsd: number | null;
  readonly raisedUsd: number | null;
};

function UseChart({ shape, day, limitUsd, raisedUsd }: UseChartProps) {
  const { limitY, raisedY, now, forecast } = shape;
  return (
    <figure className={styles.chart}>
      <svg viewBox={`0 0 ${BOX.width} ${BOX.height}`} preserveAspectRatio="none" aria-hidden="true">
        {shape.marks.map(({ usd, y }) => (
          <path key={usd} className={styles.grid} d={`M0 ${y}H${BOX.width}`} />
        ))}
        <path className={styles.area} d={shape.area} />
        <path className={styles.line} d={shape.line} />
        {forecast === null ? null : (
          <>
            <path className={styles.band} d={forecast.band} />
            <path className={styles.expected} d={forecast.line} />
          </>
        )}
        {limitY === null ? null : <path className={styles.limit} d={`M0 ${limitY}H${BOX.width}`} />}
        {raisedY === null ? null : <path className={styles.raised} d={`M0 ${raisedY}H${BOX.width}`} />}
        <circle className={styles.dot} cx={now.x} cy={now.y} r={3} />
      </svg>
      <ul className={styles.labels} aria-hidden="true">
        {limitUsd === null || limitY === null ? null : (
          <li data-kind="limit" style={{ top: `${(100 * limitY) / BOX.height}%` }}>
            {usdText(limitUsd)} limit
          </li>
        )}
        {raisedUsd === null || raisedY === null ? null : (
          <li data-kind="raised" style={{ top: `${(100 * raisedY) / BOX.height}%` }}>
            {usdText(raisedUsd)} asked for
          </li>
        )}
      </ul>
      <figcaption>
        <span>{timeOfDay(shape.fromMs).slice(0, 5)}</span>
        <b>
          {millions(day.flow?.gross_usd ?? day.points.at(-1)?.[1] ?? 0)} at {timeOfDay(day.now_ms).slice(0, 5)}
        </b>
        <span>{timeOfDay(shape.toMs).slice(0, 5)}</span>
      </figcaption>
    </figure>
  );
}
