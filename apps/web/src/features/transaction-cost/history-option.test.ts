import type { HistoricalStats } from '@meridian/domain/entities/historical-stats';
import { describe, expect, it } from 'vitest';
import { A_CHART_THEME } from '../../components/chart/a-chart-theme.fixture.ts';
import { HISTORY_CHARTS, type HistoryChart } from './history-charts.ts';
import { dayText, historyOption, lastText } from './history-option.ts';

const NO_TRADES: HistoricalStats = {
  date: '2026-11-10',
  day_volume: null,
  trade_imbalance: null,
  avg_spread_bps: null,
  avg_depth: null,
  day_high_mid: null,
  day_low_mid: null,
  day_vwap: null,
};
const TRADED: HistoricalStats = {
  date: '2026-11-11',
  day_volume: 12_345_678,
  trade_imbalance: -0.125,
  avg_spread_bps: 2.5,
  avg_depth: 12_500,
  day_high_mid: 101.5,
  day_low_mid: 100.25,
  day_vwap: 100.875,
};

function chartOf(id: HistoryChart['id']): HistoryChart {
  const found = HISTORY_CHARTS.find((chart) => chart.id === id);
  if (found === undefined) throw new Error(`no chart ${id}`);
  return found;
}

type Drawn = {
  readonly xAxis: { readonly data: readonly string[]; readonly axisLabel: { formatter: (date: string) => string } };
  readonly yAxis: { readonly scale: boolean; readonly axisLabel: { formatter: (value: number) => string } };
  readonly tooltip: { readonly formatter: (found: readonly { readonly dataIndex: number }[]) => string };
  readonly series: readonly { readonly type: string; readonly data: readonly unknown[] }[];
};

function drawn(id: HistoryChart['id'], days: readonly HistoricalStats[]): Drawn {
  return historyOption(chartOf(id), days, A_CHART_THEME) as Drawn;
}

/** Of a day of sells and one of buys. */
function barColours(id: 'imbalance' | 'volume') {
  const [bars] = drawn(id, [TRADED, { ...TRADED, trade_imbalance: 0.5 }]).series;
  return bars?.data.map((bar) => Object(bar).itemStyle.color);
}

describe('the charts of past days', () => {
  it('keep the place of a day without trades, and draw nothing there', () => {
    const days = [TRADED, NO_TRADES, TRADED];
    for (const { id } of HISTORY_CHARTS) {
      const { xAxis, series } = drawn(id, days);
      expect(xAxis.data).toHaveLength(3);
      for (const { data } of series) {
        const empty = data[1];
        expect(typeof empty === 'object' && empty !== null ? Object(empty).value : empty).toBeNull();
      }
    }
  });

  it.each([
    ['volume', '12.35M'],
    ['imbalance', '−12.5%'],
    ['spread', '2.50'],
    ['depth', '12.5K'],
    ['range', '100.25 to 101.5'],
    ['vwap', '100.88'],
  ] as const)('say the %s of a day as %s, and a dash for a day without trades', (id, text) => {
    expect(dayText(chartOf(id), TRADED)).toBe(text);
    expect(dayText(chartOf(id), NO_TRADES)).toBe('–');
    const { formatter } = drawn(id, [NO_TRADES, TRADED]).tooltip;
    expect(formatter([{ dataIndex: 1 }])).toBe(`<b>2026-11-11</b><br>${text}`);
    expect(formatter([{ dataIndex: 0 }])).toBe('<b>2026-11-10</b><br>–');
    expect(formatter([])).toBe('');
  });

  it('say in the head how far high and low are apart', () => {
    expect(lastText(chartOf('range'), TRADED)).toBe('1.25');
    expect(lastText(chartOf('range'), { ...TRADED, day_low_mid: null })).toBe('–');
    expect(lastText(chartOf('volume'), TRADED)).toBe('12.35M');
  });

  it('draw the range of a day from its low, not from zero', () => {
    const [below, range] = drawn('range', [TRADED]).series;
    expect([below?.data, range?.data]).toEqual([[100.25], [1.25]]);
  });

  it('begin the volume at zero and prices near them', () => {
    expect([drawn('volume', [TRADED]).yAxis.scale, drawn('vwap', [TRADED]).yAxis.scale]).toEqual([false, true]);
  });

  it('give sells a colour of their own in the imbalance only', () => {
    expect(barColours('imbalance')).toEqual(['sell', 'buy']);
    expect(barColours('volume')).toEqual(['buy', 'buy']);
  });

  it('leave out the year below the bars, and are empty without days', () => {
    expect(drawn('volume', [TRADED]).xAxis.axisLabel.formatter('2026-11-11')).toBe('11-11');
    expect(drawn('volume', []).series.map(({ data }) => data)).toEqual([[], []]);
  });
});
