import { aCostSummary } from '@meridian/domain/execution-summary/a-cost-summary.fixture';
import { summaryLine } from '@meridian/domain/execution-summary/summary-line';
import { describe, expect, it } from 'vitest';
import { summaryCsv } from './summary-csv.ts';

describe('the file of the execution summary', () => {
  it('has a line for each group with the numbers of the screen, for orders without a list too, and the total', () => {
    const lines = [
      summaryLine('US, "A"', aCostSummary({ filled_usd: 1_234.567 }), 'arrival'),
      summaryLine(null, aCostSummary(), 'arrival'),
    ];
    const total = summaryLine(null, aCostSummary({ no_of_orders: 20 }), 'arrival');
    const rows = summaryCsv(lines, total, 'list', 'arrival').split('\r\n');
    expect(rows[0]).toMatch(
      /^List,Orders,Target shares,Filled shares,Target USD,Filled USD,.*Cost Arrival bps,Cost Arrival ticks,Cost Arrival USD/,
    );
    expect(rows[1]).toMatch(/^"US, ""A""",10,1200000,499200,85200000,1234.57,/);
    expect(rows[2]).toMatch(/^None,10,/);
    expect(rows[3]).toMatch(/^Total,20,/);
    expect(rows).toHaveLength(4);
  });
});
