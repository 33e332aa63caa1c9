import { reportNumberText, reportUsdText } from '@meridian/domain/reports/report-cell';
import { percentileInterval } from '@meridian/cost-model/statistics/cluster-bootstrap';
import { seededRng } from '@meridian/cost-model/sfc32';
import { sum } from '@meridian/cost-model/sum';
import type { ReportPage } from '@meridian/protocol/rest/report-page-schema';
import { bootstrapMeans, clusterSums } from '@meridian/tca/statistics/bootstrap-means';
import { HORIZONS, type MarkoutSum } from '../fills/futures-markouts.ts';
import { type ColumnOf, countText, tableOf } from './page-parts.ts';

const ROUNDS = 500;
const LEVEL = 0.95;

type Markout = {
  readonly label: string;
  readonly mean: number | null;
  readonly low: number | null;
  readonly high: number | null;
};

type Unit = 'ticks' | 'bps';

const WEIGHTS: Readonly<Record<Unit, string>> = { ticks: 'usd', bps: 'priced_usd' };

function markoutAt(name: string, rows: readonly MarkoutSum[], id: string, label: string, unit: Unit): Markout {
  const known = rows.flatMap((row) => {
    const usd = Number(row[`${id}_${WEIGHTS[unit]}`]);
    return usd > 0 ? [{ cluster: `${row.day} ${row.symbol}`, usd, moved: Number(row[`${id}_${unit}`]) / usd }] : [];
  });
  const weight = sum(known.map(({ usd }) => usd));
  if (!(weight > 0)) return { label, mean: null, low: null, high: null };
  const sums = clusterSums(
    known.map(({ cluster }) => cluster),
    known.map(({ moved }) => moved),
    known.map(({ usd }) => usd),
  );
  const plan = { rng: seededRng(`${name} ${id} ${unit}`), rounds: ROUNDS };
  const range = sums.weights.length < 2 ? null : percentileInterval(bootstrapMeans(sums, plan), LEVEL);
  const mean = sum(known.map(({ usd, moved }) => usd * moved)) / weight;
  return { label, mean, low: range?.low ?? null, high: range?.high ?? null };
}

type Root = {
  readonly label: string;
  readonly fills: number;
  readonly usd: number;
  readonly markouts: readonly Markout[];
};

function rootOf(label: string, rows: readonly MarkoutSum[], unit: Unit): Root {
  return {
    label,
    fills: sum(rows.map(({ fills }) => fills)),
    usd: sum(rows.map(({ usd }) => usd)),
    markouts: HORIZONS.map((horizon) => markoutAt(label, rows, horizon.id, horizon.label, unit)),
  };
}

/** Of the horizons: one second. */
const SECOND = 3;
const UNIT_WORDS: Readonly<Record<Unit, string>> = { ticks: 'Ticks', bps: 'Basis points' };
const SIGNS = 'Positive: moved in our favour. Negative: moved against us.';

/** A direction only where the whole range says so. */
function reading(markout: Markout | undefined): string {
  if (markout === undefined || markout.low === null || markout.high === null) return 'Too few to tell';
  if (markout.low > 0) return 'Moved in our favour';
  return markout.high < 0 ? 'Moved against us' : 'No clear move';
}

function sectionOf(
  id: string,
  title: string,
  groupLabel: string,
  groups: readonly Root[],
  unit: Unit,
): ReportPage['sections'][number] {
  const columns: ColumnOf<Root>[] = [
    { id: 'group', label: groupLabel, kind: 'text', cell: ({ label }) => label },
    { id: 'fills', label: 'Fills', kind: 'count', cell: ({ fills }) => fills },
    { id: 'filled', label: 'Filled', kind: 'usd', cell: ({ usd }) => usd },
    ...HORIZONS.map(
      ({ id: column, label }, index): ColumnOf<Root> => ({
        id: column,
        label,
        kind: 'number',
        cell: ({ markouts }) => markouts[index]?.mean ?? null,
      }),
    ),
    { id: 'reading', label: 'After 1 s', kind: 'text', cell: ({ markouts }) => reading(markouts[SECOND]) },
  ];
  const table = tableOf(groups, columns, { isTotal: ({ label }) => label === 'All' });
  return {
    id,
    title,
    finding: `${UNIT_WORDS[unit]} the mid moved after a fill. ${SIGNS}`,
    chart: null,
    table,
    notes: [],
  };
}

/** Futures: how far the mid went after fills, at every horizon. Roots have ticks of their own: over them only bps count. */
export function markoutReport(rows: readonly MarkoutSum[]): Pick<ReportPage, 'figures' | 'sections' | 'summary'> {
  const all = rootOf('All', rows, 'bps');
  const grouped = (keyOf: (row: MarkoutSum) => string, unit: Unit) =>
    [...Map.groupBy(rows, keyOf)]
      .map(([label, own]) => rootOf(label, own, unit))
      .sort((left, right) => right.usd - left.usd);
  const second = all.markouts[SECOND];
  const path = all.markouts.map(({ label, mean, low, high }) => ({
    label,
    detail: '',
    value: mean,
    low,
    high,
    mark: null,
    is_thin: false,
    is_total: false,
  }));
  return {
    figures: all.markouts
      .filter((_, index) => [3, 5, 7, 10].includes(index))
      .map(({ label, mean, low, high }) => ({
        label: `Markout ${label}, bps`,
        value: mean,
        kind: 'number',
        low,
        high,
        detail: '',
      })),
    summary: [
      `${countText(all.fills, 'fill')} of futures filled ${reportUsdText(all.usd)}.`,
      second?.mean === null || second === undefined
        ? 'No mid was seen one second after a fill.'
        : afterOneSecond(second.mean, reading(second)),
    ],
    sections: [
      {
        id: 'path',
        title: 'Markout by horizon',
        finding: `Basis points the mid moved after a fill, with the 95% range. ${SIGNS}`,
        chart: { kind: 'line', unit: 'bps', points: path },
        table: tableOf(all.markouts, [
          { id: 'group', label: 'Horizon', kind: 'text', cell: ({ label }) => label },
          { id: 'mean', label: 'Markout, bps', kind: 'number', cell: ({ mean }) => mean },
          { id: 'low', label: 'From', kind: 'number', cell: ({ low }) => low },
          { id: 'high', label: 'To', kind: 'number', cell: ({ high }) => high },
        ]),
        notes: [
          'Weighted by filled notional. Spreads and prices at or below zero have no bps and count in ticks only.',
        ],
      },
      sectionOf('by-root', 'By contract root, in ticks', 'Root', grouped(rootName, 'ticks'), 'ticks'),
      sectionOf('by-root-bps', 'By contract root, in bps', 'Root', [...grouped(rootName, 'bps'), all], 'bps'),
      sectionOf(
        'by-liquidity',
        'By how fills met the market, in bps',
        'Liquidity',
        [...grouped(({ liquidity }) => liquidity, 'bps'), all],
        'bps',
      ),
    ],
  };
}

const rootName = ({ root }: MarkoutSum) => root;

function afterOneSecond(mean: number, found: string): string {
  const direction = mean < 0 ? 'against us' : 'in our favour';
  const chance = found === 'No clear move' || found === 'Too few to tell' ? ', within chance' : '';
  return `One second after a fill the mid had moved ${reportNumberText(Math.abs(mean), 2)} bps ${direction}${chance}.`;
}
