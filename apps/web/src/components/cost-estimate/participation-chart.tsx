import { type ParticipationPoint } from '@meridian/cost-model/estimates/participation-curve';
import { formatUpTo } from '@meridian/domain/number-format';
import { useCallback } from 'react';
import { Chart } from '../chart/chart.tsx';
import { ChartTable } from '../chart/chart-table.tsx';
import type { ChartTheme } from '../chart/chart-theme.ts';
import styles from './cost-estimate.module.css';
import { type CostUnit, costText } from './cost-unit.ts';
import { bandOf, participationOption } from './participation-option.ts';

const HEIGHT = 148;
/** How many of the sixty points a screen reader hears. */
const TOLD_EVERY = 10;

type ParticipationChartProps = {
  readonly points: readonly ParticipationPoint[];
  readonly unit: CostUnit;
  readonly participation: number;
  readonly cost: number;
};

/** Cost and risk by participation rate. */
export function ParticipationChart({ points, unit, participation, cost }: ParticipationChartProps) {
  const option = useCallback(
    (theme: ChartTheme) => participationOption(points, unit, { participation, cost }, theme),
    [points, unit, participation, cost],
  );
  const own = formatUpTo(100 * participation, 1);
  return (
    <section className={styles['curve']} aria-label="Cost by participation">
      <h4 className={styles['heading']}>
        Cost by participation
        <span className={styles['legend']} aria-hidden="true">
          <span data-line="cost">Cost, 80%</span>
          <span data-line="risk">Risk</span>
        </span>
      </h4>
      <Chart
        height={HEIGHT}
        option={option}
        label={`Cost and risk in ${unit} by share of the volume, 0 to 30%. This order takes ${own}%.`}
      >
        <ChartTable
          caption={`Cost and risk in ${unit} by share of the volume`}
          head={['Share', 'Cost', '80% range', 'Risk']}
          rows={points
            .filter((_, index) => (index + 1) % TOLD_EVERY === 0)
            .map((point) => {
              const range = bandOf(point);
              return [
                `${formatUpTo(100 * point.participation, 1)}%`,
                costText(point.cost, unit),
                range === null ? '' : `${costText(range.low, unit)} to ${costText(range.high, unit)}`,
                costText(point.risk, unit),
              ];
            })}
        />
      </Chart>
    </section>
  );
}
