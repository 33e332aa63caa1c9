import {
  BEHIND_PERCENT,
  isBehindReading,
  isExpensiveReading,
  MIN_EFFECTIVE_ORDERS,
  type Reading,
} from '@meridian/domain/execution-summary/reading';
import type { SummaryLine } from '@meridian/domain/execution-summary/summary-line';
import { formatFixed } from '@meridian/domain/number-format';
import styles from './summary-table.module.css';

const RULES: Readonly<Record<Reading, string>> = {
  'Behind and expensive': `More than ${BEHIND_PERCENT}% of the target below goal, and above the 80% range`,
  Expensive: 'Cost above the top of the 80% range',
  Behind: `More than ${BEHIND_PERCENT}% of the target below goal`,
  'In range': 'Cost inside the 80% range',
  Cheap: 'Cost below the 80% range',
  'Too few to tell': `Fewer than ${MIN_EFFECTIVE_ORDERS} effective orders have fills`,
  'No fills': 'No order has a fill yet',
};

function toneOf(reading: Reading): 'negative' | 'warning' | 'positive' | 'neutral' | 'none' {
  if (isExpensiveReading(reading)) return 'negative';
  if (isBehindReading(reading)) return 'warning';
  if (reading === 'Cheap') return 'positive';
  return reading === 'In range' ? 'neutral' : 'none';
}

/** The reading of a line, with its rule on hover. */
export function ReadingTag({ line }: { readonly line: Pick<SummaryLine, 'reading' | 'effectiveOrders'> }) {
  const { reading, effectiveOrders } = line;
  if (reading === null) return null;
  return (
    <span
      className={styles['reading']}
      data-tone={toneOf(reading)}
      title={`${RULES[reading]} (${formatFixed(effectiveOrders, 1)} effective orders)`}
    >
      {reading}
    </span>
  );
}
