import { participationCurve } from '@meridian/cost-model/estimates/participation-curve';
import { SOME_SHARE } from '@meridian/cost-model/estimates/testing/some-facts';
import { describe, expect, it } from 'vitest';
import { A_CHART_THEME } from '../chart/a-chart-theme.fixture.ts';
import { bandOf, participationOption } from './participation-option.ts';

const points = participationCurve(SOME_SHARE, 123_400);

function optionAt(participation: number) {
  return participationOption(points, 'bps', { participation, cost: 16.5 }, A_CHART_THEME);
}

function scaleAt(participation: number) {
  const { min, max, interval } = optionAt(participation)['yAxis'] as { min: number; max: number; interval: number };
  return [min, max, interval];
}

describe('the curve of participation', () => {
  it('is scaled to the band where the order stands, in round steps', () => {
    const at = points.find(({ participation }) => participation >= 0.1);
    const range = at === undefined ? null : bandOf(at);
    const [min, max, interval] = scaleAt(0.1);
    expect(min).toBeLessThanOrEqual(range?.low.bps ?? Number.NaN);
    expect(max).toBeGreaterThanOrEqual(range?.high.bps ?? Number.NaN);
    expect([min, max, interval]).toEqual([-100, 100, 50]);
  });

  it('is not pressed flat by an order of next to no participation', () => {
    expect(scaleAt(0.005)).toEqual(scaleAt(0.05));
    expect(scaleAt(0.005)).not.toEqual(scaleAt(0.2));
  });

  it('moves nothing for who wants less motion', () => {
    expect(optionAt(0.1)['animation']).toBe(false);
    expect(
      participationOption(points, 'bps', { participation: 0.1, cost: 1 }, { ...A_CHART_THEME, isStill: false }),
    ).toMatchObject({
      animation: true,
    });
  });

  it('says the figures of the point that is looked at', () => {
    const { formatter } = optionAt(0.1)['tooltip'] as { formatter: (at: readonly { dataIndex: number }[]) => string };
    expect(formatter([{ dataIndex: 19 }])).toMatch(
      /^<b>10% of the volume<\/b><br>Cost 15\.7 bps<br>80% range −37\.0 to 68\.4<br>Risk 41\.1 bps$/,
    );
    expect(formatter([])).toBe('');
  });
});
