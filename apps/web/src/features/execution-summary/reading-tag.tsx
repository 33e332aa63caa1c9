import {
  BEHIND_PERCENT,
  isBehindReading,
  isExpensiveReading,
  type Reading,
} from '@meridian/domain/execution-summary/reading';
import styles from './summary-table.module.css';

const RULES: Readonly<Record<Reading, string>> = {
  'Behind and expensive': `More than ${BEHIND_PERCENT}% of the target below goal, and above the 80% range`,
  Expensive: 'Cost above the top of the 80% range',
  Behind: `More than ${BEHIND_PERCENT}% of the target below goal`,
  'In range': 'Cost inside the 80% range',
  Cheap: 'Cost below the 80% range',
  'Too few to tell': 'Only one order has a fill',
  'No fills': 'No order has a fill yet',
};

function toneOf(reading: Reading): 'negative' | 'warning' | 'positive' | 'neutral' | 'none' {
  if (isExpensiveReading(reading)) return 'negative';
  if (isBehindReading(reading)) return 'warning';
  if (reading === 'Cheap') return 'positive';
  return reading === 'In range' ? 'neutral' : 'none';
}

/** The reading of a line, with its rule on hover. */
export function ReadingTag({ reading }: { readonly reading: Reading | null }) {
  if (reading === null) return null;
  return (
    <span className={styles['reading']} data-tone={toneOf(reading)} title={RULES[reading]}>
      {reading}
    </span>
  );
}
