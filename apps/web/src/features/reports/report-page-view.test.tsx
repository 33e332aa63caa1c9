import type { ReportChart, ReportPage } from '@meridian/protocol/rest/report-page-schema';
import { describe, expect, it } from 'vitest';
import { markupOf, textOf, textsOf } from '../../api/shown.fixture.tsx';
import { pageCellText } from './page-cells.ts';
import { RangeChart } from './range-chart.tsx';
import { ReportPageView } from './report-page-view.tsx';

const POINT = { detail: '', low: null, high: null, mark: null, is_thin: false, is_total: false };

const PAGE: ReportPage = {
  title: 'North America weekly cost',
  subtitle: '2026-11-09 to 2026-11-13',
  report_type: 'Custom',
  page_orientation: 'landscape',
  parameters: [{ label: 'Accounts', value: 'ALDGATE' }],
  summary: ['Orders cost 4.2 bps.'],
  figures: [
    { label: 'Cost', value: 4.2, kind: 'cost', low: -1, high: 9.4, detail: 'bps' },
    { label: 'Reversion', value: null, kind: 'cost', low: null, high: null, detail: 'not measured' },
  ],
  sections: [
    {
      id: 'strategy',
      title: 'By strategy',
      finding: 'vwap is cheapest.',
      chart: null,
      table: {
        columns: [
          { id: 'strat', label: 'Strategy', kind: 'text' },
          { id: 'orders', label: 'Orders', kind: 'count' },
          { id: 'cost', label: 'Cost', kind: 'cost' },
        ],
        rows: [{ cells: ['vwap', 1_200, null], is_thin: true, is_total: false }],
      },
      notes: ['Fewer than 30 orders are grey.'],
    },
  ],
  definitions: [{ term: 'bps', text: 'Hundredths of a percent.' }],
  provenance: {
    generated_ms: Date.UTC(2026, 10, 16),
    period_from: null,
    period_to: null,
    data_to: null,
    trading_days: [],
    sources: [],
    calculation: 'tca 3',
    cost_model: 'model 2',
    thresholds: null,
  },
};

const KEY = ['reports', 'page', 'r1'];
const view = <ReportPageView location="r1" />;

type Point = ReportChart['points'][number];

function chart(points: readonly Partial<Point>[], unit = 'bps') {
  const drawn = points.map((point) => ({ label: 'vwap', value: 1, ...POINT, ...point }));
  return <RangeChart title="Cost" chart={{ kind: 'ranges', unit, points: drawn }} />;
}

describe('a saved report in the page', () => {
  it('shows its figures with their ranges, and a dash where nothing was measured', () => {
    const text = textOf(view, [[KEY, PAGE]]);
    expect(text).toContain('Cost 4.2 −1.0 to 9.4 · bps');
    expect(text).toContain('Reversion - not measured');
  });

  it('writes the cells of a table by their kind, blank where there is none', () => {
    expect(textsOf(view, 'td', [[KEY, PAGE]])).toEqual(['vwap', '1,200', '']);
    expect(markupOf(view, [[KEY, PAGE]])).toContain('<tr data-thin="true"');
  });

  it('says what ran, and a dash for what had no part in it', () => {
    const text = textOf(view, [[KEY, PAGE]]);
    expect(text).toContain('Accounts ALDGATE Generated');
    expect(text).toContain('Data up to - Calculation tca 3 Cost model model 2 Thresholds -');
  });

  it('says that it loads', () => {
    expect(textOf(view)).toContain('Loading report');
  });
});

describe('a cell of a report', () => {
  it.each([
    [null, 'cost', ''],
    ['XNAS', 'text', 'XNAS'],
    [1_234.5, 'count', '1,235'],
    [12.345, 'percent', '12.3%'],
    [12.345, 'number', '12.35'],
    [-46_480_000, 'usd', '−$46.48M'],
    [Date.UTC(2026, 10, 16, 14, 31, 52), 'time', '14:31:52'],
  ] as const)('%s as %s reads %s', (cell, kind, text) => {
    expect(pageCellText(cell, kind, 'UTC')).toBe(text);
  });
});

describe('a chart of ranges', () => {
  it('draws a loss to the left of zero and a gain to the right', () => {
    const markup = markupOf(chart([{ value: -10 }, { label: 'twap', value: 30 }]));
    expect(markup).toContain('left:0%;width:25%');
    expect(markup).toContain('left:25%;width:75%');
    expect(textsOf(chart([{ value: -10 }]), 'b')).toEqual(['−10.0 bps']);
  });

  it('writes money with its sign, and a dash where there is no value', () => {
    expect(textsOf(chart([{ value: -1_500 }], 'usd'), 'b')).toEqual(['−$1,500']);
    expect(textsOf(chart([{ value: null }]), 'b')).toEqual(['-']);
  });

  it('names only the points of a line that have a label', () => {
    expect(textsOf(chart([{ label: '' }, { label: '10:00' }]), 'li')).toEqual(['10:00 1.0 bps']);
  });
});
