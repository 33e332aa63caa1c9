import { expect, it } from 'vitest';
import { emptyPage } from '../testing.ts';
import { firstCharts } from './draw-first-charts.ts';
import { reportPdf } from './report-pdf.ts';

const rows = Array.from({ length: 80 }, (_, index) => ({
  cells: [`VWAP ${index}`, index, -1.5, 2.5],
  is_thin: index % 2 === 0,
  is_total: index === 79,
}));
const columns = [
  { id: 'group', label: 'Strategy', kind: 'text' as const },
  { id: 'orders', label: 'Orders', kind: 'count' as const },
  { id: 'low', label: 'From', kind: 'cost' as const },
  { id: 'high', label: 'To', kind: 'cost' as const },
];
const point = { label: 'Delay', detail: '', value: -3, low: -4, high: 1, mark: 0, is_thin: false, is_total: false };
const chart = (kind: 'line' | 'ranges' | 'waterfall') => ({
  kind,
  unit: 'bps',
  points: [point, { ...point, is_total: true }],
});
const section = { id: 's', title: 'By strategy', finding: 'Nothing.', notes: ['A note.'] };
const page = {
  ...emptyPage,
  summary: ['80 orders filled $1.0M.'],
  sections: [
    { ...section, chart: chart('ranges'), table: { columns, rows } },
    { ...section, chart: chart('waterfall'), table: null },
    { ...section, chart: chart('line'), table: null },
  ],
  definitions: [{ term: 'Cost', text: 'What it cost.' }],
};

/** Each file reads its fonts anew, which takes a while on a busy machine. */
const SLOW_MS = 30_000;

it(
  'writes the same bytes for the same report, in either orientation',
  async () => {
    const upright = { ...page, page_orientation: 'portrait' as const };
    const first = await reportPdf(upright, 'America/New_York');
    expect((await reportPdf(upright, 'America/New_York')).equals(first)).toBe(true);
    expect((await reportPdf(page, 'America/New_York')).equals(first)).toBe(false);
  },
  SLOW_MS,
);

it(
  'is tagged, in English, with a title that is shown, and breaks a long table over pages',
  async () => {
    const text = (await reportPdf(page, 'UTC')).toString('latin1');
    expect(text.startsWith('%PDF-1.7')).toBe(true);
    for (const part of [
      '/StructTreeRoot',
      '/MarkInfo',
      '/Lang (en)',
      '/DisplayDocTitle true',
      '/S /TH',
      '/S /Figure',
    ]) {
      expect(text).toContain(part);
    }
    expect(text.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(3);
  },
  SLOW_MS,
);

it(
  'writes an empty report, too',
  async () => {
    expect((await reportPdf(emptyPage, 'UTC')).length).toBeGreaterThan(1_000);
  },
  SLOW_MS,
);

it('has the chart of an upright or of a single-chart report on the first page, and an alert’s picture with its own table', () => {
  const one = { ...section, id: 'one', chart: chart('line'), table: null };
  const drawn = [one, { ...one, id: 'two' }, { ...one, id: 'three' }];
  const ids = (more: object) => firstCharts({ ...page, sections: drawn, ...more }).map(({ id }) => id);
  expect([ids({}), ids({ page_orientation: 'portrait' })]).toEqual([['one', 'two'], ['one']]);
  expect(ids({ sections: drawn.slice(2) })).toEqual(['three']);
  const scene = { orders: [], fills: [], market: [], tick_size: null, from_ms: 0, to_ms: 1, at_ms: 0 };
  expect(ids({ sections: [{ ...one, scene }] })).toEqual([]);
});

it(
  'has its first two charts on the first page beside the figures, and no page for each of them',
  async () => {
    const sections = [
      { ...section, id: 'one', chart: chart('waterfall'), table: null, notes: [] },
      { ...section, id: 'two', chart: chart('ranges'), table: null, notes: [] },
    ];
    const figures = [{ label: 'Cost', value: 8.3, kind: 'cost' as const, low: 5.8, high: 11, detail: '' }];
    const parameters = Array.from({ length: 11 }, (_, index) => ({ label: `Setting ${index}`, value: 'on' }));
    const text = (await reportPdf({ ...page, figures, parameters, sections }, 'UTC')).toString('latin1');
    // The second page has the definitions.
    expect(text.match(/\/Type \/Page\b/g)).toHaveLength(2);
    expect(text.match(/\/S \/Figure/g)).toHaveLength(2);
  },
  SLOW_MS,
);
