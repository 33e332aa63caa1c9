import { beyondAxis, type ChartAxis, chartAxis, waterfallSteps } from '@meridian/domain/reports/chart-axis';
import { reportPointText, reportTickText, reportUsdText } from '@meridian/domain/reports/report-cell';
import type { ReportChart as Chart } from '@meridian/protocol/rest/report-page-schema';
import styles from './report-chart.module.css';

const WIDTH = 560;
const HEIGHT = 250;
const LEFT = 52;
const TOP = 22;
const LABELS = 36;
const BOTTOM = HEIGHT - LABELS;
const MAX_BAR = 72;
/** A point has its number to the right, a bar above it. */
const BESIDE = 8;

type Point = Chart['points'][number];

type Place = {
  readonly y: (value: number) => number;
  readonly x: (index: number) => number;
  readonly step: number;
  readonly axis: ChartAxis;
};

/** A chart of a report as its PDF has it: a waterfall, means with their ranges, or a line through them. */
export function ReportChart({ title, chart }: { readonly title: string; readonly chart: Chart }) {
  const { kind, points, unit } = chart;
  const axis = chartAxis(kind, points);
  const step = (WIDTH - LEFT) / Math.max(1, points.length);
  const inside = (value: number) => Math.min(axis.to, Math.max(axis.from, value));
  const place: Place = {
    axis,
    step,
    x: (index) => LEFT + step * (index + 0.5),
    y: (value) => BOTTOM - ((inside(value) - axis.from) / (axis.to - axis.from)) * (BOTTOM - TOP),
  };
  return (
    <figure className={styles['figure']} aria-label={spoken(title, chart)}>
      <svg className={styles['chart']} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <Axis place={place} unit={unit} />
        {kind === 'waterfall' ? <Waterfall points={points} place={place} /> : null}
        {kind === 'line' ? <Line points={points} place={place} /> : null}
        {kind === 'waterfall'
          ? null
          : points.map((point, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- points of a made report never move
              <Range key={index} chart={chart} point={point} x={place.x(index)} place={place} />
            ))}
        {points.map((point, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- points of a made report never move
          <Label key={index} point={point} x={place.x(index)} />
        ))}
      </svg>
    </figure>
  );
}

function spoken(title: string, { kind, unit, points }: Chart): string {
  const words = unit === 'usd' ? '' : ` ${unit}`;
  const parts = points.flatMap(({ label, value }) =>
    label === '' ? [] : [`${label} ${value === null ? 'none' : `${reportPointText(value, { kind, unit })}${words}`}`],
  );
  return `${title}, in ${unit}: ${parts.join(', ')}`;
}

function Axis({ place: { axis, y }, unit }: { readonly place: Place; readonly unit: string }) {
  return axis.ticks.map((tick) => (
    <g key={tick} className={styles['tick']} data-zero={tick === 0 ? '' : undefined}>
      <line x1={LEFT} x2={WIDTH} y1={y(tick)} y2={y(tick)} />
      <text x={LEFT - 6} y={y(tick) + 4} textAnchor="end">
        {reportTickText(tick, unit)}
      </text>
    </g>
  ));
}

function Waterfall({ points, place: { x, y, step } }: { readonly points: readonly Point[]; readonly place: Place }) {
  const width = Math.min(MAX_BAR, step * 0.6);
  return waterfallSteps(points).map(({ from, to }, index) => {
    const point = points[index];
    const top = Math.min(y(from), y(to));
    const isJoined = index + 1 < points.length;
    return (
      <g key={point?.label} className={styles['bar']} data-total={point?.is_total === true ? '' : undefined}>
        <rect x={x(index) - width / 2} y={top} width={width} height={Math.max(1, Math.abs(y(from) - y(to)))} />
        {isJoined ? <line x1={x(index) + width / 2} x2={x(index + 1) - width / 2} y1={y(to)} y2={y(to)} /> : null}
        <text x={x(index)} y={top - 6} textAnchor="middle">
          {reportUsdText(point?.value ?? 0)}
        </text>
      </g>
    );
  });
}

function Line({ points, place: { x, y } }: { readonly points: readonly Point[]; readonly place: Place }) {
  const path = points.flatMap(({ value }, index) => (value === null ? [] : [`${x(index)},${y(value)}`]));
  return <polyline className={styles['line']} points={path.join(' ')} />;
}

type RangeProps = {
  readonly chart: Chart;
  readonly point: Point;
  readonly x: number;
  readonly place: Place;
};

function Range({ chart, point, x, place }: RangeProps) {
  const { value, low, high, mark, is_thin: isThin } = point;
  const { y, axis } = place;
  return (
    <g className={styles['range']} data-thin={isThin ? '' : undefined}>
      {low === null || high === null ? null : (
        <line className={styles['span']} x1={x} x2={x} y1={y(low)} y2={y(high)} />
      )}
      {[low, high, value].map((end, index) =>
        // oxlint-disable-next-line react/no-array-index-key -- three ends, always the same
        end === null ? null : <Beyond key={index} side={beyondAxis(axis, end)} x={x} />,
      )}
      {mark === null ? null : <line className={styles['mark']} x1={x - 20} x2={x - 8} y1={y(mark)} y2={y(mark)} />}
      {value === null ? null : (
        <>
          <circle cx={x} cy={y(value)} r={4} />
          <text x={x + BESIDE} y={y(value) + 4}>
            {reportPointText(value, chart)}
          </text>
        </>
      )}
    </g>
  );
}

/** What goes on beyond the axis has a triangle at its edge. */
function Beyond({ side, x }: { readonly side: -1 | 0 | 1; readonly x: number }) {
  if (side === 0) return null;
  const [tip, base] = side === 1 ? [TOP - 9, TOP - 2] : [BOTTOM + 9, BOTTOM + 2];
  return (
    <path className={styles['beyond']} d={`M${x - 5} ${base}H${x + 5}L${x} ${tip}Z`}>
      <title>Goes on beyond the axis</title>
    </path>
  );
}

function Label({ point: { label, detail, is_total: isTotal }, x }: { readonly point: Point; readonly x: number }) {
  return (
    <g className={styles['label']} data-total={isTotal ? '' : undefined}>
      <text x={x} y={BOTTOM + 20} textAnchor="middle">
        {label}
      </text>
      <text x={x} y={BOTTOM + 33} textAnchor="middle">
        {detail}
      </text>
    </g>
  );
}
