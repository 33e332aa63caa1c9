import { formatQuantity } from '@meridian/domain/number-format';
import { useCallback } from 'react';
import { Chart } from '../../components/chart/chart.tsx';
import { ChartTable } from '../../components/chart/chart-table.tsx';
import type { ChartTheme } from '../../components/chart/chart-theme.ts';
import { minuteText } from '../../components/cost-estimate/cost-unit.ts';
import type { EstimatedWay } from './best-ways.ts';
import styles from './strategy-studio.module.css';
import { trajectoryOption } from './trajectory-option.ts';
import { wayName, wayTitle } from './way-words.ts';

const HEIGHT = 196;
/** The number of points in the table for screen readers. */
const TOLD = 5;

/** The planned fills over the session, each variant with its 80% range. */
export function TrajectoryChart({ ways }: { readonly ways: readonly EstimatedWay[] }) {
  const option = useCallback((theme: ChartTheme) => trajectoryOption(ways, theme), [ways]);
  return (
    <section className={styles['trajectory']} aria-label="Planned trajectory">
      <h3 className={styles['title']}>
        Planned trajectory <span>quantity done by when, with its 80% range</span>
      </h3>
      <Chart height={HEIGHT} option={option} label="Planned quantity over the session, each way with its 80% range">
        <ChartTable
          caption="Planned trajectory"
          head={['Way and time', 'Done', '80% range']}
          rows={ways.flatMap(told)}
        />
      </Chart>
    </section>
  );
}

function told(way: EstimatedWay): readonly (readonly string[])[] {
  if (way.estimate.kind === 'unavailable') return [];
  const { trajectory } = way.estimate;
  const last = trajectory.length - 1;
  const moments = Array.from({ length: TOLD }, (_, step) => trajectory[Math.round((last * step) / (TOLD - 1))]);
  return moments.flatMap((point) =>
    point === undefined
      ? []
      : [
          [
            `${wayTitle(way.key)}, ${wayName(way)}, ${minuteText(point.atMs)}`,
            formatQuantity(point.goal),
            `${formatQuantity(point.low)} to ${formatQuantity(point.high)}`,
          ],
        ],
  );
}
