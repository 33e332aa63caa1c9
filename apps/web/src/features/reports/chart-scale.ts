import type { ReportChart } from '@meridian/protocol/rest/report-page-schema';

type ChartPoint = Pick<ReportChart['points'][number], 'value' | 'low' | 'high' | 'mark'>;

/** Where a number lies between the edges of a chart, in percent. Zero is always inside. */
export function chartScale(points: readonly ChartPoint[]): (value: number) => number {
  const numbers = points
    .flatMap(({ value, low, high, mark }) => [value, low, high, mark])
    .filter((each) => each !== null);
  const least = Math.min(0, ...numbers);
  const most = Math.max(0, ...numbers);
  return (value) => (most === least ? 0 : (100 * (value - least)) / (most - least));
}
