import type { ReportPreview } from '@meridian/protocol/rest/tca-run-calls';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { markupOf, textOf, textsOf } from '../../api/shown.fixture.tsx';
import { PreviewPanel } from './preview-panel.tsx';
import type { Preview } from './use-preview.ts';

const COUNTED: ReportPreview = {
  period_from: '2026-11-09',
  period_to: '2026-11-13',
  days: [
    { date: '2026-11-12', orders: 1_200 },
    { date: '2026-11-13', orders: 300 },
  ],
  steps: [
    { label: 'All orders', orders: 2_000 },
    { label: 'Equity', orders: 2_000 },
    { label: 'ADV 1 to 5 %', orders: 1_500 },
  ],
  orders: 1_500,
  filled_usd: 46_480_000,
  next_runs: [],
  server_time_zone: 'America/New_York',
  warnings: [],
  took_ms: 340,
};

const waiting = new QueryObserver<ReportPreview>(new QueryClient(), { queryKey: ['preview'], enabled: false });

/** A preview as a query has it: without an answer, with one, or refused. */
function aPreview(change: { data?: Partial<ReportPreview>; error?: Error; isOld?: boolean } = {}): Preview {
  const { data, error = null, isOld = false } = change;
  const query = waiting.getCurrentResult();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the panel reads these three of a result.
  const shown = data === undefined ? undefined : { ...COUNTED, ...data };
  return { ...query, data: shown, error, isOld, isWaiting: true } as Preview;
}

const shown = (preview: Preview, isCountable = true) => <PreviewPanel preview={preview} isCountable={isCountable} />;

describe('the preview of a report', () => {
  it('says how many orders of how many are covered, and what each filter took away', () => {
    const panel = shown(aPreview({ data: {} }));
    expect(textOf(panel)).toContain('counted in 0.3 s');
    expect(textOf(panel)).toContain('Period 2026-11-09 – 2026-11-13 2 trading days');
    expect(textOf(panel)).toContain('Orders covered 1,500 of 2,000 in these accounts');
    expect(textOf(panel)).toContain('$46.48M');
    expect(textsOf(panel, 'li').slice(2)).toEqual(['All orders 2,000', 'Equity 2,000', 'ADV 1 to 5 % −500 1,500']);
  });

  it.each([
    [{ period_from: null, period_to: null }, 'Period All days'],
    [{ period_from: '2026-11-09', period_to: '2026-11-09' }, 'Period 2026-11-09 2'],
    [{ period_from: null, period_to: '2026-11-09' }, 'Period first day – 2026-11-09'],
    [{ period_from: '2026-11-09', period_to: null }, 'Period 2026-11-09 – today'],
  ])('names the period %o', (period, text) => {
    expect(textOf(shown(aPreview({ data: period })))).toContain(text);
  });

  it('covers nothing without a bar of a width that is no number', () => {
    const steps = [{ label: 'All orders', orders: 0 }];
    const panel = shown(aPreview({ data: { days: [], steps, orders: 0, filled_usd: 0 } }));
    expect(textOf(panel)).toContain('0 trading days');
    expect(textOf(panel)).toContain('Orders covered 0 of 0');
    expect(markupOf(panel)).toContain('width:0%');
    expect(markupOf(panel)).not.toContain('Orders by day');
  });

  it('draws the last 23 days of a long period, and says so', () => {
    const days = Array.from({ length: 25 }, (_, nth) => ({ date: `2026-10-${10 + nth}`, orders: 1 }));
    const panel = shown(aPreview({ data: { days, steps: [] } }));
    const bars = textsOf(panel, 'li');
    expect(bars).toHaveLength(23);
    expect(bars[0]).toContain('2026-10-12: 1 order ');
    expect(textOf(panel)).toContain('The last 23 days are drawn.');
    expect(textOf(shown(aPreview({ data: { days: days.slice(0, 23), steps: [] } })))).not.toContain('are drawn');
  });

  it('counts, before the first answer', () => {
    expect(textOf(shown(aPreview()))).toContain('counting…');
    expect(textOf(shown(aPreview()))).toContain('Counting orders');
  });

  it('says of old numbers that it counts, and keeps them', () => {
    const panel = shown(aPreview({ data: {}, isOld: true }));
    expect(textOf(panel)).toContain('counting…');
    expect(textOf(panel)).toContain('1,500');
    expect(markupOf(panel)).toContain('data-old="true"');
  });

  it('waits where a value is wrong, and does not spin', () => {
    expect(textOf(shown(aPreview(), false))).toBe('Preview if run now waits for valid values');
  });

  it('says what the server refused, and lets one try again', () => {
    const text = textOf(shown(aPreview({ error: new Error('Too many orders') })));
    expect(text).toContain('not counted');
    expect(text).toContain('Too many orders');
    expect(text).toContain('POST /tca/preview_report');
  });

  it('shows what the server warns of', () => {
    const panel = shown(aPreview({ data: { warnings: ['No order of DELPHINE is in this period.'] } }));
    expect(textsOf(panel, 'p')).toContain('No order of DELPHINE is in this period.');
  });
});

describe('the next runs of a report', () => {
  const run = {
    at_ms: Date.UTC(2026, 10, 16, 12),
    period_from: '2026-11-09',
    period_to: '2026-11-13',
    trading_days: 4,
  };

  it('are told in the zone of the server, with the days that are closed', () => {
    const days = [
      { date: '2026-11-11', state: 'closed' },
      { date: '2026-11-12', state: 'half' },
    ] as const;
    const panel = shown(aPreview({ data: { next_runs: [{ ...run, days: [...days] }] } }));
    expect(textOf(panel)).toContain('2026-11-16 07:00 America/New_York');
    expect(textOf(panel)).toContain('2026-11-11, closed 11 2026-11-12, ends early 12 4 days');
    expect(textsOf(panel, 's')).toEqual(['11']);
  });

  it('name a long period by its ends', () => {
    const open = { ...run, period_from: null, period_to: null, days: [] };
    expect(textOf(shown(aPreview({ data: { next_runs: [{ ...run, days: [] }] } })))).toContain(
      '2026-11-09 – 2026-11-13 4 days',
    );
    expect(textOf(shown(aPreview({ data: { next_runs: [open] } })))).toMatch(/first day – last day$/);
  });

  it('are none for a report that runs once', () => {
    expect(textOf(shown(aPreview({ data: {} })))).toMatch(/Next runs Runs once, when it is saved\.$/);
  });
});
