import type { VenueAnalytics, VenueLine } from '@meridian/protocol/rest/venue-analytics-calls';
import { formatFixed, formatQuantity } from '@meridian/domain/number-format';
import { TableCard } from '../../components/chart/chart-card.tsx';
import { ChartTable } from '../../components/chart/chart-table.tsx';
import styles from './every-venue.module.css';
import { SMALL_HEIGHT, SMALL_WIDTH, smallPoints, smallScale } from './small-markouts.ts';
import { hasFew, horizonText, meanText, spreadText } from './venue-texts.ts';

type EveryVenueProps = {
  readonly data: VenueAnalytics;
  readonly selected: string;
  readonly onSelect: (venue: string) => void;
};

const HEIGHT_PX = 260;

/** The markouts of every venue, small and on one scale. A click chooses the venue. */
export function EveryVenue({ data, selected, onSelect }: EveryVenueProps) {
  const { venues, horizons_ms } = data;
  const scale = smallScale(venues);
  const table = {
    caption: 'Markout of every venue, bps',
    head: ['Venue', 'Fills', 'Effective fills', ...horizons_ms.map(horizonText)],
    rows: venues.map(({ venue, fills, n_eff, markouts }) => [
      venue,
      formatQuantity(fills),
      formatFixed(n_eff, 0),
      ...markouts.map((mean) => `${meanText(mean)} ${spreadText(mean)}`.trim()),
    ]),
  };
  return (
    <TableCard
      title="Every venue"
      note={`same scale, ±${formatFixed(scale, 1)} bps, 95% interval`}
      height={HEIGHT_PX}
      table={table}
      foot={<Legend />}
    >
      <div className={styles['grid']}>
        {venues.map((line) => (
          <button
            key={line.venue}
            type="button"
            className={styles['venue']}
            aria-pressed={line.venue === selected}
            onClick={() => onSelect(line.venue)}
          >
            <span className={styles['head']}>
              <b>{line.venue}</b>
              <small>n {formatQuantity(line.fills)}</small>
            </span>
            {hasFew(line) ? <TooFew line={line} /> : <SmallChart line={line} all={data.all} scale={scale} />}
          </button>
        ))}
        <div className="salt-visuallyHidden">
          <ChartTable {...table} />
        </div>
      </div>
    </TableCard>
  );
}

function TooFew({ line }: { readonly line: VenueLine }) {
  return (
    <span className={styles['few']}>
      Too few to tell
      <small>{formatFixed(line.n_eff, 0)} effective fills, 30 needed</small>
    </span>
  );
}

type SmallChartProps = { readonly line: VenueLine; readonly all: VenueLine; readonly scale: number };

function SmallChart({ line, all, scale }: SmallChartProps) {
  const points = smallPoints(line, scale);
  return (
    <svg viewBox={`0 0 ${SMALL_WIDTH} ${SMALL_HEIGHT}`} aria-hidden="true" focusable="false">
      <line className={styles['zero']} x1={0} x2={SMALL_WIDTH} y1={SMALL_HEIGHT / 2} y2={SMALL_HEIGHT / 2} />
      {smallPoints(all, scale).map(({ x, y }) => (
        <line key={x} className={styles['all']} x1={x - 6} x2={x + 6} y1={y} y2={y} />
      ))}
      <polyline className={styles['line']} points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {points.map(({ x, y, low, high, sense }) => (
        <g key={x} data-sense={sense}>
          <line x1={x} x2={x} y1={low} y2={high} />
          {sense === 'for' ? <rect x={x - 2.5} y={y - 2.5} width={5} height={5} /> : <circle cx={x} cy={y} r={2.6} />}
        </g>
      ))}
    </svg>
  );
}

/** Shape and colour say the same, for those who do not see the colour. */
function Legend() {
  return (
    <p className={styles['legend']}>
      <span data-mark="all">all venues</span>
      <span data-mark="against">against us</span>
      <span data-mark="for">for us</span>
      <span data-mark="noise">within noise</span>
    </p>
  );
}
