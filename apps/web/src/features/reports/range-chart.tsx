import { usdText } from '@meridian/domain/cell-text';
import { formatFixed } from '@meridian/domain/number-format';
import type { ReportChart } from '@meridian/protocol/rest/report-page-schema';
import { chartScale } from './chart-scale.ts';
import styles from './report-page.module.css';

const DECIMALS = 1;

/** Each value as a bar from zero, its 95 % range as a line, and what was estimated as a mark. */
export function RangeChart({ title, chart }: { readonly title: string; readonly chart: ReportChart }) {
  // A line names only some of its points.
  const shown = chart.points.filter(({ label }) => label !== '');
  const at = chartScale(chart.points);
  return (
    <ol className={styles['chart']} aria-label={`${title}, in ${chart.unit}`}>
      {shown.map(({ label, detail, value, low, high, mark, is_thin, is_total }) => (
        <li key={`${label} ${detail}`} data-thin={is_thin} data-total={is_total}>
          <span title={detail}>{label}</span>
          <span className={styles['plot']} aria-hidden="true">
            {value === null ? null : (
              <span
                className={styles['value']}
                style={{ left: `${Math.min(at(0), at(value))}%`, width: `${Math.abs(at(value) - at(0))}%` }}
              />
            )}
            {low === null || high === null ? null : (
              <span className={styles['span']} style={{ left: `${at(low)}%`, width: `${at(high) - at(low)}%` }} />
            )}
            {mark === null ? null : <span className={styles['mark']} style={{ left: `${at(mark)}%` }} />}
          </span>
          <b>{value === null ? '-' : valueText(value, chart.unit)}</b>
        </li>
      ))}
    </ol>
  );
}

function valueText(value: number, unit: string): string {
  return unit === 'usd' ? usdText(value) : `${formatFixed(value, DECIMALS)} ${unit}`;
}
