import { estimateOrder } from '@meridian/cost-model/estimates/estimate-order';
import { SOME_SHARE } from '@meridian/cost-model/estimates/testing/some-facts';
import { describe, expect, it } from 'vitest';
import { A_CHART_THEME } from '../../components/chart/a-chart-theme.fixture.ts';
import type { EstimatedWay } from './best-ways.ts';
import type { Way, WayKey } from './studio-ways.ts';
import { trajectoryOption } from './trajectory-option.ts';

function estimated(key: WayKey, way: Way): EstimatedWay {
  return { key, ...way, estimate: estimateOrder(SOME_SHARE, { order_side: 'BUY', order_qty: 100_000, ...way }) };
}

type Series = { readonly name?: string; readonly lineStyle: { readonly color?: string }; readonly data: number[][] };

function seriesOf(ways: readonly EstimatedWay[]): readonly Series[] {
  return trajectoryOption(ways, A_CHART_THEME)['series'] as Series[];
}

describe('the picture of trajectories', () => {
  it('has a line and a band of two edges for each way that has an estimate', () => {
    const series = seriesOf([
      estimated('base', { strat: 'vwap', values: {} }),
      estimated('A', { strat: 'dark', values: {} }),
      estimated('B', { strat: 'pov', values: { pr: 20 } }),
    ]);
    expect(series.map(({ name }) => name).filter(Boolean)).toEqual(['Base, VWAP', 'Variant B, POV 20%']);
    expect(series).toHaveLength(6);
    expect(series[2]?.lineStyle.color).toBe('text2');
    expect(series[5]?.lineStyle.color).toBe('accent');
  });

  it('gives an auction two moments, since a band cannot be two ranges at once', () => {
    const [low] = seriesOf([estimated('base', { strat: 'moc', values: {} })]);
    const moments = low?.data.map(([at]) => at);
    expect(new Set(moments).size).toBe(moments?.length);
  });
});
