import type { OrderEstimate } from '@meridian/cost-model/estimates/estimate-order';
import { formatFixed } from '@meridian/domain/number-format';
import styles from './cost-estimate.module.css';
import { type CostUnit, costIn, costText } from './cost-unit.ts';

/** The share of the bar outside the widest range, at each end. */
const MARGIN = 0.12;

/** The ranges of an estimate about its mean, with their bounds in words. */
export function RangeBar({ estimate, unit }: { readonly estimate: OrderEstimate; readonly unit: CostUnit }) {
  const { cost, ranges } = estimate;
  const widest = ranges.at(-1);
  if (widest === undefined) return null;
  const [low, high] = [costIn(widest.low, unit), costIn(widest.high, unit)];
  const width = (high - low) / (1 - 2 * MARGIN);
  const at = (value: number) => (width > 0 ? 100 * ((value - low) / width + MARGIN) : 50);
  const zero = at(0);
  return (
    <div>
      <div className={styles['bar']} aria-hidden="true">
        {ranges.toReversed().map((range) => (
          <span
            key={range.level}
            data-level={range.level}
            style={{
              left: `${at(costIn(range.low, unit))}%`,
              width: `${at(costIn(range.high, unit)) - at(costIn(range.low, unit))}%`,
            }}
          />
        ))}
        {zero > 0 && zero < 100 ? <i className={styles['zero']} style={{ left: `${zero}%` }} /> : null}
        <i className={styles['mean']} style={{ left: `${at(costIn(cost, unit))}%` }} />
      </div>
      <p className={styles['ranges']}>
        {ranges.toReversed().map((range) => (
          <span key={range.level}>
            {formatFixed(100 * range.level, 0)}% range {costText(range.low, unit)} to {costText(range.high, unit)}
          </span>
        ))}
      </p>
    </div>
  );
}
