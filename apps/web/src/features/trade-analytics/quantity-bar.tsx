import { formatQuantity } from '@meridian/domain/number-format';
import styles from './parts.module.css';

type QuantityBarProps = {
  readonly label: string;
  readonly value: number | null;
  /** The whole that the bar is a part of. */
  readonly of: number | null;
  readonly look: 'buy' | 'sell' | 'plan';
};

/** A quantity as a part of the order. */
export function QuantityBar({ label, value, of, look }: QuantityBarProps) {
  if (value === null) return null;
  const fraction = of === null || of <= 0 ? 0 : Math.min(Math.max(value / of, 0), 1);
  return (
    <div className={styles['bar']}>
      <span>{label}</span>
      <span className={styles['track']} aria-hidden="true">
        <span data-look={look} style={{ transform: `scaleX(${fraction.toFixed(4)})` }} />
      </span>
      <b>{formatQuantity(value)}</b>
      <span className={styles['share']}>{of === null || of <= 0 ? '' : `${((100 * value) / of).toFixed(1)}%`}</span>
    </div>
  );
}
