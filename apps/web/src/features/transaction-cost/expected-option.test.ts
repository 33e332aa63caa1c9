import type { StatEstimate } from '@meridian/protocol/rest/market-intelligence-calls';
import { describe, expect, it } from 'vitest';
import { A_CHART_THEME } from '../../components/chart/a-chart-theme.fixture.ts';
import { expectedOption, heldOf } from './expected-option.ts';
import { HISTORY_CHARTS } from './history-charts.ts';

const [volume] = HISTORY_CHARTS;
if (volume === undefined) throw new Error('no chart');

function day(date: string, realized: number | null): StatEstimate {
  const none = { trade_imbalance: null, avg_spread_bps: null, avg_depth: null, day_high_mid: null, day_low_mid: null };
  const found = { mean: 100, low: 80, high: 120, realized };
  return { date, is_past: realized !== null, day_volume: found, ...none, day_vwap: null, volatility: null };
}

const days = [day('2026-11-11', 90), day('2026-11-12', 150), day('2026-11-13', null)];

describe('estimate against realised', () => {
  it('counts the days that held, and leaves out those to come', () => {
    expect(heldOf(volume, days)).toEqual({ inside: 1, judged: 2 });
  });

  it('marks a day outside its range by shape and not by colour alone', () => {
    const { series } = expectedOption(volume, days, A_CHART_THEME) as { series: { type: string; data: unknown[] }[] };
    const dots = series.find(({ type }) => type === 'scatter')?.data;
    expect(dots).toMatchObject([{ symbol: 'circle' }, { symbol: 'diamond' }, null]);
  });
});
