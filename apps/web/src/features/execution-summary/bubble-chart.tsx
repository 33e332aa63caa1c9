import {
  BENCHMARK_LABELS,
  type SummaryBenchmark,
  type SummaryLine,
} from '@meridian/domain/execution-summary/summary-line';
import { formatSigned } from '@meridian/domain/number-format';
import { useCallback, useMemo } from 'react';
import { ChartCard } from '../../components/chart/chart-card.tsx';
import type { ChartTheme } from '../../components/chart/chart-theme.ts';
import { bubbleOption, isBubble } from './bubble-option.ts';
import { amountText, lineName, rangeText } from './summary-texts.ts';
import styles from './execution-summary.module.css';

type BubbleChartProps = {
  readonly lines: readonly SummaryLine[];
  readonly benchmark: SummaryBenchmark;
  readonly selectedId: string | null;
  readonly onSelect: (id: string) => void;
};

const HEIGHT_PX = 400;

/** Shows which lines are behind or expensive: one circle per line. */
export function BubbleChart({ lines, benchmark, selectedId, onSelect }: BubbleChartProps) {
  const bubbles = useMemo(() => lines.filter(isBubble), [lines]);
  const name = BENCHMARK_LABELS[benchmark];
  const option = useCallback(
    (theme: ChartTheme) => bubbleOption(bubbles, selectedId, name, theme),
    [bubbles, selectedId, name],
  );
  const left = lines.filter((line) => !isBubble(line));
  return (
    <ChartCard
      title="Where is the day behind or expensive?"
      note="area = left to trade · whisker = expected, 80%"
      label={`Cost against ${name} by how far ahead of goal`}
      height={HEIGHT_PX}
      option={option}
      onPick={onSelect}
      table={{
        caption: `Cost against ${name} by how far ahead of goal`,
        head: ['Name', '% ahead of goal', 'Cost bps', 'Expected 80% bps', 'Left to trade'],
        rows: bubbles.map((line) => [
          lineName(line),
          formatSigned(line.percentAhead, 2),
          formatSigned(line.costBps, 1),
          rangeText(line.expected),
          amountText(line.leftUsd),
        ]),
      }}
      foot={
        left.length === 0 ? null : (
          <p className={styles['remark']}>
            Without a goal or a cost, so not in the picture: {left.map(lineName).join(', ')}
          </p>
        )
      }
    />
  );
}
