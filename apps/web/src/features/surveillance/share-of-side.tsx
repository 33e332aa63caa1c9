import type { SharePoint } from '@meridian/domain/surveillance/case-scene';
import type { SurveillanceCaseDetail } from '@meridian/protocol/rest/surveillance-calls';
import styles from './case-chart.module.css';

const HEIGHT = 52;

type ShareOfSideProps = {
  readonly found: SurveillanceCaseDetail;
  readonly share: readonly SharePoint[];
  readonly x: (atMs: number) => number;
  readonly top: number;
  readonly left: number;
  readonly right: number;
};

/** Own part of the visible side below the orders, with the threshold of the rule. */
export function ShareOfSide({ found, share, x, top, left, right }: ShareOfSideProps) {
  const limit = found.checks.find(({ id }) => id === 'visible')?.limit ?? null;
  const most = Math.max(1, limit ?? 0, ...share.map(({ percent }) => percent)) * 1.15;
  const base = top + 16 + HEIGHT;
  const y = (percent: number) => base - (HEIGHT * percent) / most;
  const path = share.map(({ at_ms, percent }) => `H${x(at_ms).toFixed(1)}V${y(percent).toFixed(1)}`).join('');
  const peak = Math.max(...share.map(({ percent }) => percent));
  return (
    <g className={styles['share']}>
      <text x={left} y={top + 10}>
        Own share of the visible side, at most {peak.toFixed(1)}%
      </text>
      <path clipPath="url(#case-plot)" d={`M${left} ${base}${path}H${right}V${base}Z`} />
      {limit === null ? null : (
        <>
          <line x1={left} x2={right} y1={y(limit)} y2={y(limit)} />
          <text className={styles['limit']} x={right + 6} y={y(limit) + 4}>
            {limit}% limit
          </text>
        </>
      )}
    </g>
  );
}
