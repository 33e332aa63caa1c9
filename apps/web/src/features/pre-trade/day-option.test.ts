import { describe, expect, it } from 'vitest';
import { A_CHART_THEME } from '../../components/chart/a-chart-theme.fixture.ts';
import { type DayPart, dayOption, dayParts, dayTable } from './day-option.ts';
import { listBase, listView, NO_CHANGE } from './list-view.ts';
import { anAnswer, anOrder } from './some-answer.fixture.ts';

const PART: DayPart = { time: '14:30', share: 7.5, low: 5, high: 10, buysUsd: 900, sellsUsd: 400, ownUsd: 300 };
const NEW_MARKET: DayPart = { ...PART, time: '15:00', low: null, high: null };

type Drawn = {
  readonly xAxis: { readonly data: readonly string[] };
  readonly yAxis: readonly { readonly axisLabel: { readonly formatter: (value: number) => string } }[];
  readonly tooltip: { readonly formatter: (found: readonly { readonly dataIndex: number }[]) => string };
  readonly series: readonly { readonly name?: string; readonly type: string; readonly data: readonly unknown[] }[];
};

function drawn(parts: readonly DayPart[], isOneBuy: boolean | null): Drawn {
  return dayOption(parts, isOneBuy, A_CHART_THEME) as Drawn;
}

function dataOf({ series }: Drawn, name: string) {
  return series.find((each) => each.name === name)?.data;
}

describe('the day before the trade', () => {
  it('takes the selected order out of the bars of its side, so that the stack is not too high', () => {
    const buy = drawn([PART], true);
    expect(['Buys', 'Sells', 'Selected order'].map((name) => dataOf(buy, name))).toEqual([[600], [400], [300]]);
    const sell = drawn([PART], false);
    expect(['Buys', 'Sells', 'Selected order'].map((name) => dataOf(sell, name))).toEqual([[900], [100], [300]]);
    const none = drawn([PART], null);
    expect(['Buys', 'Sells', 'Selected order'].map((name) => dataOf(none, name))).toEqual([[900], [400], undefined]);
  });

  it('has percent of the day at one side and dollars at the other', () => {
    const [share, money] = drawn([PART], null).yAxis;
    expect(share?.axisLabel.formatter(7.4)).toBe('7%');
    expect(money?.axisLabel.formatter(1_250_000)).toBe('$1.25M');
  });

  it('draws no whisker where there are no past days, and says so', () => {
    const option = drawn([PART, NEW_MARKET], null);
    expect(option.series.find(({ type }) => type === 'custom')?.data).toEqual([[0, 5, 10]]);
    expect(option.tooltip.formatter([{ dataIndex: 1 }])).toContain('80% range no past days');
    expect(option.tooltip.formatter([{ dataIndex: 0 }])).toBe(
      '<b>14:30</b><br>Market 7.5% of the day, 80% range 5.0 to 10.0%<br>Buys $900<br>Sells $400',
    );
    expect(option.tooltip.formatter([])).toBe('');
  });

  it('has the same figures in its table', () => {
    expect(dayTable([PART, NEW_MARKET]).rows).toEqual([
      ['14:30', '7.5', '5.0 to 10.0%', '$900', '$400', '$300'],
      ['15:00', '7.5', 'no past days', '$900', '$400', '$300'],
    ]);
  });

  it('shows the market of the selected order alone, and of all when none is selected', () => {
    const quiet = { share: 0.01, low: null, high: null };
    const orders = [anOrder('AAPL'), anOrder('NEW', { volume: anOrder('NEW').volume.map(() => quiet) })];
    const answer = anAnswer(orders, 0);
    const view = listView(answer, listBase(answer, NO_CHANGE.off), NO_CHANGE);
    expect(dayParts(answer, view, 1)[0]).toMatchObject({ share: 1, low: null });
    expect(dayParts(answer, view, 0)[0]?.low).toBeCloseTo(5, 9);
    const [all] = dayParts(answer, view, null);
    expect(all?.share).toBeCloseTo((100 / 13 + 1) / 2, 9);
    expect([all?.low, all?.ownUsd]).toEqual([null, 0]);
  });

  it('is empty without orders that count', () => {
    const answer = anAnswer([anOrder('AAPL')], 0);
    const off = new Set([0]);
    const parts = dayParts(answer, listView(answer, listBase(answer, off), { ...NO_CHANGE, off }), 0);
    expect(parts.every(({ share, buysUsd, ownUsd }) => share + buysUsd + ownUsd === 0)).toBe(true);
  });
});
