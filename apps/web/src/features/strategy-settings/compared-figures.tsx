import { formatFixed, formatSigned } from '@meridian/domain/number-format';
import type { SettingFigures } from '@meridian/protocol/rest/strategy-figures-calls';
import styles from './figures.module.css';
import { ordersText } from './figures-text.ts';

type Compared = NonNullable<SettingFigures['compared']>;

type ComparedFiguresProps = { readonly figures: SettingFigures | undefined; readonly error: Error | null };

/** Figures of the same past orders under both versions. */
export function ComparedFigures({ figures, error }: ComparedFiguresProps) {
  if (figures === undefined) return <p className={styles.quiet}>{error?.message ?? 'Comparing past orders'}</p>;
  if (figures.compared === null) return <p className={styles.quiet}>{figures.not_compared}</p>;
  return <Figures compared={figures.compared} days={figures.trading_days} />;
}

function Figures({ compared, days }: { readonly compared: Compared; readonly days: number }) {
  const { before, after, change_bps, low_bps, high_bps, orders } = compared;
  const range = low_bps === null || high_bps === null ? 'too few for a range' : rangeText(low_bps, high_bps);
  const risk = after.risk_bps - before.risk_bps;
  const filled = after.fully_filled - before.fully_filled;
  return (
    <>
      <dl className={styles.figures} aria-label="Under both versions">
        <div>
          <dt>Expected cost, {ordersText(orders)}</dt>
          <dd>
            <b>
              {formatFixed(before.cost_bps, 1)} → {formatFixed(after.cost_bps, 1)}
            </b>{' '}
            bps
          </dd>
          <dd>
            <em data-tone={toneOf(change_bps)}>{formatSigned(change_bps, 1)}</em> {range}
          </dd>
        </div>
        <div>
          <dt>Timing risk</dt>
          <dd>
            <b>
              {formatFixed(before.risk_bps, 0)} → {formatFixed(after.risk_bps, 0)}
            </b>{' '}
            bps
          </dd>
          <dd>
            <em data-tone={toneOf(risk)}>{formatSigned(risk, 0)}</em>
          </dd>
        </div>
        <div>
          <dt>Fully filled</dt>
          <dd>
            <b>
              {before.fully_filled} → {after.fully_filled}
            </b>{' '}
            of {orders}
          </dd>
          <dd>
            <em data-tone={toneOf(-filled)}>{formatSigned(filled, 0)}</em>
          </dd>
        </div>
      </dl>
      <p className={styles.quiet}>
        An estimate: the cost model on orders of {days === 1 ? '1 past day' : `${days} past days`}, filled by the volume
        of their day.
      </p>
    </>
  );
}

function rangeText(low: number, high: number): string {
  return `80%: ${formatSigned(low, 1)} to ${formatSigned(high, 1)}`;
}

/** A positive change is worse. */
function toneOf(change: number): 'worse' | 'better' | undefined {
  if (Math.abs(change) < 0.05) return undefined;
  return change > 0 ? 'worse' : 'better';
}
