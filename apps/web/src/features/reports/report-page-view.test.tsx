import type { ReportChart, ReportPage } from '@meridian/protocol/rest/report-page-schema';
import { describe, expect, it } from 'vitest';
import { markupOf, textOf, textsOf } from '../../api/shown.fixture.tsx';
import { ReportChart as DrawnChart } from './report-chart.tsx';
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

const DRAWN = { label: 'vwap', value: 4.2, mark: 3, detail: '', low: 1, high: 7, is_thin: false, is_total: false };
const WITH_CHART: ReportPage = {
  ...PAGE,
  sections: PAGE.sections.map((section) => ({ ...section, chart: { kind: 'ranges', unit: 'bps', points: [DRAWN] } })),
};

const KEY = ['reports', 'page', 'r1'];
const viewOf = (tab: '1' | '2' | '3') => <ReportPageView location="r1" tab={tab} onTab={() => undefined} />;
const view = viewOf('1');
const inUnit = (cost_unit: 'bps' | 'ticks' | 'usd') => textOf(view, [[KEY, { ...PAGE, cost_unit }]]);

type Point = ReportChart['points'][number];

function chart(points: readonly Partial<Point>[], unit = 'bps', kind: ReportChart['kind'] = 'ranges') {
  const drawn = points.map((point) => ({ label: 'vwap', value: 1, ...POINT, ...point }));
  return <DrawnChart title="Cost" chart={{ kind, unit, points: drawn }} />;
}

describe('a saved report in the page', () => {
  it('shows its figures with their ranges, and says so where nothing was measured', () => {
    const text = textOf(view, [[KEY, PAGE]]);
    expect(text).toContain('Cost 4.2 95% range −1.0 to 9.4; bps');
    expect(text).toContain('Reversion n/a not measured');
  });

  it('writes the cells of a table by their kind, blank where there is none', () => {
    expect(textsOf(viewOf('2'), 'td', [[KEY, PAGE]])).toEqual(['vwap', '1,200', '']);
    expect(markupOf(viewOf('2'), [[KEY, PAGE]])).toContain('<tr data-thin="true"');
  });

  it('says what ran, and a dash for what had no part in it', () => {
    const text = textOf(viewOf('3'), [[KEY, PAGE]]);
    expect(text).toContain('Accounts ALDGATE Generated');
    expect(text).toContain('Data up to - Calculation tca 3 Cost model model 2 Thresholds -');
  });

  it('has its tabs by code, the first with what the numbers say and the charts', () => {
    const text = textOf(view, [[KEY, WITH_CHART]]);
    expect(text).toContain('Summary Tables Method Orders cost 4.2 bps. Accounts ALDGATE');
    expect(text).toContain('measured, 95% range pre-trade estimate');
    expect(textsOf(view, 'td', [[KEY, WITH_CHART]])).toEqual([]);
    expect(textsOf(viewOf('2'), 'h3', [[KEY, WITH_CHART]])).toEqual(['By strategy']);
  });

  it('writes a cost in the unit of the report, as its PDF does', () => {
    expect(inUnit('bps')).toContain('Cost 4.2 95% range −1.0 to 9.4');
    expect(inUnit('ticks')).toContain('Cost 4.20 95% range −1.00 to 9.40');
    expect(inUnit('usd')).toContain('Cost $4.2 95% range −$1 to $9.4');
  });

  it('says that it loads', () => {
    expect(textOf(view)).toContain('Loading report');
  });
});

describe('a chart of a report', () => {
  it('lets a waterfall go on where the part before it ended', () => {
    const parts = [{ value: 30 }, { label: 'fees', value: 10 }, { label: 'all', value: 40, is_total: true }];
    const markup = markupOf(chart(parts, 'usd', 'waterfall'));
    const bars = [...markup.matchAll(/<rect [^>]*y="([\d.]+)"[^>]*height="([\d.]+)"/g)].map(([, y, height]) => [
      Number(y),
      Number(y) + Number(height),
    ]);
    expect(bars[1]?.[1]).toBe(bars[0]?.[0]);
    expect(bars[2]).toEqual([bars[1]?.[0], bars[0]?.[1]]);
  });

  it('marks what goes on beyond its axis', () => {
    const thin = { label: 'moo', value: 20, low: -900, high: 900, is_thin: true };
    expect(textsOf(chart([{ value: 4 }, { label: 'pov', value: 5 }, thin]), 'title')).toHaveLength(3);
    expect(textsOf(chart([{ value: 4 }]), 'title')).toEqual([]);
  });

  it('writes money with its sign, and says aloud what has no value', () => {
    expect(textOf(chart([{ value: -1_500 }], 'usd', 'waterfall'))).toContain('−$1,500');
    expect(markupOf(chart([{ value: null }]))).toContain('in bps: vwap none');
  });

  it('names only the points of a line that have a label', () => {
    expect(markupOf(chart([{ label: '' }, { label: '10:00' }], 'bps', 'line'))).toContain('in bps: 10:00 1.00 bps"');
  });
});
