import type { HistoricalStats } from '@meridian/domain/entities/historical-stats';
import { type ReactNode, useCallback, useState } from 'react';
import { ChartCard } from '../../components/chart/chart-card.tsx';
import type { ChartTheme } from '../../components/chart/chart-theme.ts';
import { Segments } from '../../components/segments.tsx';
import { useMedia } from '../../lib/use-media.ts';
import { HISTORY_CHARTS, type HistoryChart } from './history-charts.ts';
import { dayText, historyOption, lastText } from './history-option.ts';
import styles from './transaction-cost.module.css';

const ONE_CHART_BELOW = '(max-width: 1359px)';
const CHOICES = HISTORY_CHARTS.map(({ id, title }) => ({ value: id, label: title }));

type HistoryCardsProps = {
  readonly symbol: string;
  /** Oldest first. */
  readonly days: readonly HistoricalStats[];
  /** In place of the charts while there are none. */
  readonly state: ReactNode;
};

/** Six charts side by side; where they would be too narrow, one with a choice. */
export function HistoryCards({ symbol, days, state }: HistoryCardsProps) {
  const isOne = useMedia(ONE_CHART_BELOW);
  const [chosen, choose] = useState<HistoryChart['id']>('volume');
  if (!isOne) {
    return (
      <div className={styles['history']}>
        {HISTORY_CHARTS.map((chart) => (
          <HistoryCard key={chart.id} chart={chart} symbol={symbol} days={days} state={state} />
        ))}
      </div>
    );
  }
  const chart = HISTORY_CHARTS.find(({ id }) => id === chosen);
  if (chart === undefined) return null;
  const tools = <Segments label="Historical chart" options={CHOICES} selected={chosen} onSelect={choose} />;
  return <HistoryCard key={chosen} chart={chart} symbol={symbol} days={days} state={state} tools={tools} />;
}

type HistoryCardProps = HistoryCardsProps & { readonly chart: HistoryChart; readonly tools?: ReactNode };

function HistoryCard({ chart, symbol, days, state, tools }: HistoryCardProps) {
  const option = useCallback((theme: ChartTheme) => historyOption(chart, days, theme), [chart, days]);
  const last = days.at(-1);
  const table = {
    caption: `${chart.title}, ${symbol}`,
    head: ['Day', `${chart.title}, ${chart.note}`],
    rows: days.map((day) => [day.date, dayText(chart, day)]),
  };
  return (
    <ChartCard
      title={chart.title}
      note={chart.note}
      figure={last === undefined ? '' : lastText(chart, last)}
      label={`${chart.title} of ${symbol}, ${days.length} days`}
      height={148}
      group="transaction-cost-history"
      option={option}
      table={table}
      state={state}
      tools={tools}
    />
  );
}
