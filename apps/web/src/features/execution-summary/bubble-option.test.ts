import { aCostSummary } from '@meridian/domain/execution-summary/a-cost-summary.fixture';
import { summaryLine } from '@meridian/domain/execution-summary/summary-line';
import { describe, expect, it } from 'vitest';
import { A_CHART_THEME } from '../../components/chart/a-chart-theme.fixture.ts';
import { bubbleOption, diameterPx, isBubble } from './bubble-option.ts';

const line = summaryLine('US_REBAL_1', aCostSummary(), 'ivwap');

describe('the picture of the execution summary', () => {
  it('has as much area as is left to trade, and never a circle too small to see', () => {
    expect(diameterPx(25, 100) / diameterPx(100, 100)).toBeCloseTo(0.5, 9);
    expect([diameterPx(null, 100), diameterPx(0, 0)]).toEqual([8, 8]);
  });

  it('shows a line behind its goal where it stands, and none without a goal', () => {
    const bubbles = [line, summaryLine('L', aCostSummary({ percent_ahead: null }), 'ivwap')].filter(isBubble);
    expect(bubbles).toHaveLength(1);
    const { xAxis, yAxis } = bubbleOption(bubbles, null, 'IVWAP', A_CHART_THEME);
    expect(xAxis).toMatchObject({ min: -7, max: 3 });
    expect(yAxis).toMatchObject({ max: 4 });
  });

  it('names only the largest lines that are behind or expensive, and the selected one', () => {
    const behind = Array.from({ length: 9 }, (_, at) => {
      const costs = aCostSummary({ percent_ahead: -20 - at, remaining_usd: 1_000_000 * (at + 1) });
      return summaryLine(`L${at}`, costs, 'ivwap');
    }).filter(isBubble);
    const { series } = bubbleOption(behind, behind[0]?.id ?? null, 'IVWAP', A_CHART_THEME);
    const named = JSON.stringify(series).match(/"show":true,"position"/g) ?? [];
    expect(behind.every(({ reading }) => reading?.startsWith('Behind'))).toBe(true);
    expect(named).toHaveLength(7);
  });
});
