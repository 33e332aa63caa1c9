import { percentileInterval } from '@meridian/cost-model/statistics/cluster-bootstrap';
import { seededRng } from '@meridian/cost-model/sfc32';
import { sum } from '@meridian/cost-model/sum';
import type { ReportPage } from '@meridian/protocol/rest/report-page-schema';
import { bootstrapMeans, clusterSums } from '@meridian/tca/statistics/bootstrap-means';
import { HORIZONS, type MarkoutSum } from '../fills/futures-markouts.ts';
import { type ColumnOf, countText, numberText, tableOf, usdText } from './page-parts.ts';

const ROUNDS = 500;
const LEVEL = 0.95;

type Markout = {
  readonly label: string;
  readonly mean: number | null;
  readonly low: number | null;
  readonly high: number | null;
};

function markoutAt(name: string, rows: readonly MarkoutSum[], id: string, label: string): Markout {
  const known = rows.flatMap((row) => {
    const usd = Number(row[`${id}_usd`]);
    return usd > 0 ? [{ cluster: `${row.day} ${row.symbol}`, usd, ticks: Number(row[`${id}_ticks`]) / usd }] : [];
  });
  const weight = sum(known.map(({ usd }) => usd));
  if (!(weight > 0)) return { label, mean: null, low: null, high: null };
  const sums = clusterSums(
    known.map(({ cluster }) => cluster),
    known.map(({ ticks }) => ticks),
    known.map(({ usd }) => usd),
  );
  const plan = { rng: seededRng(`${name} ${id}`), rounds: ROUNDS };
  const range = sums.weights.length < 2 ? null : percentileInterval(bootstrapMeans(sums, plan), LEVEL);
  const mean = sum(known.map(({ usd, ticks }) => usd * ticks)) / weight;
  return { label, mean, low: range?.low ?? null, high: range?.high ?? null };
}

type Root = {
  readonly label: string;
  readonly fills: number;
  readonly usd: number;
  readonly markouts: readonly Markout[];
};

function rootOf(label: string, rows: readonly MarkoutSum[]): Root {
  return {
    label,
    fills: sum(rows.map(({ fills }) => fills)),
    usd: sum(rows.map(({ usd }) => usd)),
    markouts: HORIZONS.map((horizon) => markoutAt(label, rows, horizon.id, horizon.label)),
  };
}

function sectionOf(
  id: string,
  title: string,
  groupLabel: string,
  groups: readonly Root[],
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
  ];
  const table = tableOf(groups, columns, { isTotal: ({ label }) => label === 'All' });
  return { id, title, finding: 'Ticks that the mid moved our way after a fill.', chart: null, table, notes: [] };
}

/** Futures: how far the mid went after fills, in ticks, at every horizon. */
export function markoutReport(rows: readonly MarkoutSum[]): Pick<ReportPage, 'figures' | 'sections' | 'summary'> {
  const all = rootOf('All', rows);
  const grouped = (keyOf: (row: MarkoutSum) => string) =>
    [...Map.groupBy(rows, keyOf)].map(([label, own]) => rootOf(label, own)).sort((left, right) => right.usd - left.usd);
  const second = all.markouts[3];
  const clear = second?.low !== null && second?.high !== null && (second?.high ?? 0) < 0;
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
        label: `Markout ${label}, ticks`,
        value: mean,
        kind: 'number',
        low,
        high,
        detail: '',
      })),
    summary: [
      `${countText(all.fills, 'fill')} of futures filled ${usdText(all.usd)}.`,
      second?.mean === null || second === undefined
        ? 'No mid was seen one second after a fill.'
        : `One second after a fill the mid had moved ${numberText(second.mean, 2)} ticks ${second.mean < 0 ? 'against us' : 'our way'}${clear ? ', more than chance explains' : ''}.`,
    ],
    sections: [
      {
        id: 'path',
        title: 'Markout by horizon',
        finding: 'Ticks that the mid moved our way, with its 95% range.',
        chart: { kind: 'line', unit: 'ticks', points: path },
        table: tableOf(all.markouts, [
          { id: 'group', label: 'Horizon', kind: 'text', cell: ({ label }) => label },
          { id: 'mean', label: 'Markout, ticks', kind: 'number', cell: ({ mean }) => mean },
          { id: 'low', label: 'From', kind: 'number', cell: ({ low }) => low },
          { id: 'high', label: 'To', kind: 'number', cell: ({ high }) => high },
        ]),
        notes: ['Weighted by filled notional. Positive is good for us.'],
      },
      sectionOf('by-root', 'By contract root', 'Root', [...grouped(({ root }) => root), all]),
      sectionOf('by-liquidity', 'By how fills met the market', 'Liquidity', [
        ...grouped(({ liquidity }) => liquidity),
        all,
      ]),
    ],
  };
}
