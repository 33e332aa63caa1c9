import { type AxisPoint, chartAxis } from '@meridian/domain/reports/chart-axis';
import type { ReportPage } from '@meridian/protocol/rest/report-page-schema';
import { pageCellText } from './page-cells.ts';
import styles from './report-page.module.css';

type Figure = ReportPage['figures'][number];

/** The key figures. Costs are on one scale, so that their ranges can be compared. */
export function ReportFigures({ figures }: { readonly figures: readonly Figure[] }) {
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
            <dd>{value === null ? '-' : pageCellText(value, kind)}</dd>
            {isOnScale(figure) ? <Scale figure={figure} at={at} /> : null}
            <dd>
              {low === null || high === null
                ? ''
                : `95% range ${pageCellText(low, kind)} to ${pageCellText(high, kind)}${detail === '' ? '' : '; '}`}
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
