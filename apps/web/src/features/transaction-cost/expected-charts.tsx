import type { StatEstimate } from '@meridian/protocol/rest/market-intelligence-calls';
import { type ReactNode, useCallback } from 'react';
import { ChartCard } from '../../components/chart/chart-card.tsx';
import type { ChartTheme } from '../../components/chart/chart-theme.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { cardState } from './card-state.tsx';
import { type HistoryRange, rangeDays } from './cost-address.ts';
import { expectedOption, heldOf } from './expected-option.ts';
import { HISTORY_CHARTS, type HistoryChart } from './history-charts.ts';
import styles from './transaction-cost.module.css';
import { useStatEstimates } from './use-transaction-cost.ts';

type ExpectedChartsProps = { readonly symbol: string; readonly range: HistoryRange };

/** What was expected of each day the evening before, and what it became; then the days to come. */
export function ExpectedCharts({ symbol, range }: ExpectedChartsProps) {
  const query = useStatEstimates(symbol);
  const all = query.data ?? [];
  const coming = all.filter(({ is_past }) => !is_past).length;
  const days = all.slice(-(rangeDays(range) + coming));
  const state =
    cardState(query, 'Loading estimates') ?? (days.length === 0 ? <EmptyState title="No past days" /> : null);
  return (
    <div className={styles['page']}>
      <div className={styles['expected']}>
        {HISTORY_CHARTS.map((chart) => (
          <ExpectedCard key={chart.id} chart={chart} symbol={symbol} days={days} state={state} />
        ))}
      </div>
    </div>
  );
}

type ExpectedCardProps = {
  readonly chart: HistoryChart;
  readonly symbol: string;
  readonly days: readonly StatEstimate[];
  readonly state: ReactNode;
};

function ExpectedCard({ chart, symbol, days, state }: ExpectedCardProps) {
  const option = useCallback((theme: ChartTheme) => expectedOption(chart, days, theme), [chart, days]);
  const { inside, judged } = heldOf(chart, days);
  const { text } = chart;
  const table = {
    caption: `${chart.title}, estimate against realised, ${symbol}`,
    head: ['Day', 'Estimated', '80% range', 'Realised'],
    rows: days.map((day) => {
      const found = day[chart.stat];
      if (found === null) return [day.date, '–', '–', '–'];
      const realised = found.realized === null ? '–' : text(found.realized);
      return [day.date, text(found.mean), `${text(found.low)} to ${text(found.high)}`, realised];
    }),
  };
  return (
    <ChartCard
      title={chart.title}
      note={chart.note}
      figure={judged === 0 ? '' : `80% range held ${inside} of ${judged} days`}
      label={`${chart.title} of ${symbol}, estimate against realised`}
      height={230}
      group="transaction-cost-expected"
      option={option}
      table={table}
      state={state}
    />
  );
}
