import { finiteNumber } from '@meridian/domain/finite-number';
import { formatPrice } from '@meridian/domain/price-format';
import { readDayPrices } from '@meridian/protocol/live/trade-answers';
import { timeOfDay } from '../../../lib/time-text.ts';
import { useAnswer } from '../../../live/use-answer.ts';
import type { MarketRecord } from '../market-data-record.ts';
import { dayLine, withLast } from './day-line.ts';
import styles from './mini-market.module.css';
import type { MiniOrder } from './mini-order.ts';

/** By then there is a new minute. */
const REFRESH_MS = 60_000;
const BOX = { width: 248, height: 62 };

type DaySparkProps = { readonly order: MiniOrder; readonly record: MarketRecord };

/** The price of the day: loaded from the past on opening, then live. */
export function DaySpark({ order, record }: DaySparkProps) {
  const { data: day } = useAnswer({
    name: 'trade.day_prices',
    args: { exchange_symbol: order.symbol },
    everyMs: REFRESH_MS,
    read: readDayPrices,
  });
  if (day === undefined) return <div className={styles['spark']} aria-hidden="true" />;
  const last = finiteNumber(record['current_last']);
  const atMs = finiteNumber(record['last_update_timestamp']);
  const points = withLast(day.points, last === null || atMs === null ? null : [atMs, last]);
  const nowMs = points.at(-1)?.[0] ?? day.open_ms;
  const line = dayLine({
    points,
    openMs: day.open_ms,
    nowMs,
    previousClose: day.previous_close,
    startMs: order.receivedMs,
    ...BOX,
  });
  if (line === null) return <p className={styles['note']}>No price yet today.</p>;
  const close = formatPrice(day.previous_close, order.terms);
  return (
    <figure className={styles['spark']}>
      <svg viewBox={`0 -6 ${BOX.width} ${BOX.height + 12}`} preserveAspectRatio="none" aria-hidden="true">
        {line.startX === null ? null : (
          <rect
            className={styles['since']}
            data-side={order.side}
            x={line.startX}
            y={-6}
            width={Math.max(BOX.width - line.startX, 2)}
            height={BOX.height + 12}
          />
        )}
        <path className={styles['close']} d={`M0 ${line.closeY}H${BOX.width}`} />
        <path className={styles['line']} d={line.path} />
        <path className={styles['dot']} d={`M${line.last.x} ${line.last.y}h0`} />
      </svg>
      <figcaption>
        <span>{timeOfDay(day.open_ms).slice(0, 5)}</span>
        <span>prev. close {close}</span>
        <span>{timeOfDay(nowMs).slice(0, 5)}</span>
      </figcaption>
    </figure>
  );
}
