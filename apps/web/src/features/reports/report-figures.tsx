import type { CostUnit } from '@meridian/domain/entities/scheduled-report';
import { type AxisPoint, chartAxis } from '@meridian/domain/reports/chart-axis';
import { reportCellText } from '@meridian/domain/reports/report-cell';
import type { ReportPage } from '@meridian/protocol/rest/report-page-schema';
import styles from './report-page.module.css';

type Figure = ReportPage['figures'][number];

type ReportFiguresProps = { readonly figures: readonly Figure[]; readonly unit: CostUnit };

/** The key figures. Costs are on one scale, so that their ranges can be compared. */
export function ReportFigures({ figures, unit }: ReportFiguresProps) {
  const costs = figures.filter(isOnScale).map(pointOf);
  const { from, to } = chartAxis('ranges', costs);
  const at = (value: number) => `${((100 * (Math.min(to, Math.max(from, value)) - from)) / (to - from)).toFixed(2)}%`;
  return (
    <dl className={styles['figures']}>
      {figures.map((figure) => {
        const { label, value, kind, low, high, detail } = figure;
        return (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value === null ? 'n/a' : reportCellText(value, kind, unit)}</dd>
            {isOnScale(figure) ? <Scale figure={figure} at={at} /> : null}
            <dd>
              {low === null || high === null
                ? ''
                : `95% range ${reportCellText(low, kind, unit)} to ${reportCellText(high, kind, unit)}${detail === '' ? '' : '; '}`}
              {detail}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function isOnScale({ kind, value }: Figure): boolean {
  return kind === 'cost' && value !== null;
}

function pointOf({ value, low, high }: Figure): AxisPoint {
  return { value, low, high, mark: null, is_thin: false, is_total: false };
}

function Scale({
  figure: { value, low, high },
  at,
}: {
  readonly figure: Figure;
  readonly at: (value: number) => string;
}) {
  return (
    <dd className={styles['scale']} aria-hidden="true">
      <i style={{ left: at(0) }} />
      {low === null || high === null ? null : <span style={{ left: at(low), right: `calc(100% - ${at(high)})` }} />}
      {value === null ? null : <b style={{ left: at(value) }} />}
    </dd>
  );
}
