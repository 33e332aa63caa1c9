import { rangeCoverage } from '@meridian/cost-model/statistics/range-coverage';
import type { RangeCoverageAnswer } from '@meridian/protocol/rest/range-coverage-calls';
import { FilterClearIcon, HistoryIcon } from '@salt-ds/icons';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CoverageReport } from './coverage-report.tsx';

const NOTHING: RangeCoverageAnswer = { days: [], running_day: null, all: null, groups: [] };

/** Orders of as many names, of which so many ended inside their range. */
function group(asset_class: string, strat: string, orders: number, held: number) {
  const clusters = Array.from({ length: orders }, (_, nth) => ({ orders: 1, held: nth < held ? 1 : 0 }));
  const coverage = rangeCoverage(clusters);
  if (coverage === null) throw new Error('a group has orders');
  return { asset_class, strat, coverage };
}

function markupOf(answer: RangeCoverageAnswer): string {
  return renderToStaticMarkup(<CoverageReport answer={answer} />);
}

/** The rows of the table as text, cell by cell. */
function rowsOf(answer: RangeCoverageAnswer): readonly string[] {
  const rows = markupOf(answer).matchAll(/<tr[^>]*>(.*?)<\/tr>/g);
  return [...rows].map(([, row]) =>
    (row ?? '')
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  );
}

/** The drawing of an icon. */
function pathOf(icon: ReactElement): string {
  const [path] = renderToStaticMarkup(icon).match(/ d="[^"]+"/) ?? [];
  if (path === undefined) throw new Error('an icon has a path');
  return path;
}

describe('the page of cost ranges', () => {
  const groups = [
    group('FUTURE', 'moc', 400, 343),
    group('CALENDAR SPREAD', 'calendar-spread', 400, 280),
    group('EQUITY', 'vwap', 1_200, 960),
    group('EQUITY', 'twap', 12, 12),
  ];

  it('says for each strategy of an asset class how many orders were measured, how often ranges held and what follows', () => {
    const all = group('', '', 2_012, 1_595).coverage;
    expect(rowsOf({ ...NOTHING, groups, all })).toEqual([
      'Strategy Orders Independent Held 95 % certain 50 to 100 % Verdict',
      'Shares',
      'twap 12 12 100.0 % 76 to 100 % Too few to tell',
      'vwap 1,200 1,200 80.0 % 78 to 82 % Holds',
      'Futures',
      'moc 400 400 85.8 % 82 to 89 % Too wide',
      'Calendar spreads',
      'calendar-spread 400 400 70.0 % 65 to 74 % Too narrow',
      'All orders 2,012 2,012 79.3 % 77 to 81 % Holds',
    ]);
  });

  it('says before the first measured day when it comes, and not that a filter hides something', () => {
    const running_day = { trade_date: '2026-11-16', close_ms: Date.UTC(2026, 10, 16, 21) };
    const markup = markupOf({ ...NOTHING, running_day });
    expect(markup).toContain('No order has been measured');
    expect(markup).toContain('The trading day 2026-11-16 closes at');
    expect(markup).not.toContain('<table');
    expect(markup).toContain(pathOf(<HistoryIcon />));
    expect(markup).not.toContain(pathOf(<FilterClearIcon />));
  });
});
