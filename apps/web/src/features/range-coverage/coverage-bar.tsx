import { COVERAGE_GOAL } from '@meridian/cost-model/statistics/range-coverage';
import type { Coverage } from './coverage-text.ts';
import styles from './range-coverage.module.css';

const WIDTH = 160;
const HEIGHT = 14;
const FROM = 0.5;

function placeOf(share: number): number {
  return (WIDTH * Math.max(0, share - FROM)) / (1 - FROM);
}

/**
 * The goal as a band, the observed share as a dot, and its confidence interval as a line. The numbers are beside it.
 */
export function CoverageBar({ coverage: { share, low, high } }: { readonly coverage: Coverage }) {
  const goal = { from: placeOf(COVERAGE_GOAL.low), to: placeOf(COVERAGE_GOAL.high) };
  return (
    <svg className={styles.bar} width={WIDTH} height={HEIGHT} aria-hidden="true">
      <rect className={styles.goal} x={goal.from} width={goal.to - goal.from} height={HEIGHT} />
      <line className={styles.sure} x1={placeOf(low)} x2={placeOf(high)} y1={HEIGHT / 2} y2={HEIGHT / 2} />
      <circle className={styles.seen} cx={placeOf(share)} cy={HEIGHT / 2} r={3} />
    </svg>
  );
}
