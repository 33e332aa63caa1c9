import { formatFixed } from '@meridian/domain/number-format';
import type { Calibration } from '@meridian/protocol/rest/calibration-calls';
import { useCallback } from 'react';
import { ChartCard } from '../../components/chart/chart-card.tsx';
import type { ChartTheme } from '../../components/chart/chart-theme.ts';
import { accuracyOption } from './accuracy-option.ts';

type AccuracyChartProps = { readonly calibration: Calibration };

const NO_BINS: readonly never[] = [];
const text = (value: number) => formatFixed(value, 2);

/** Realised against estimated cost by groups of orders, with the line where both are equal. */
export function AccuracyChart({ calibration }: AccuracyChartProps) {
  const bins = calibration.accuracy?.bins ?? NO_BINS;
  const option = useCallback((theme: ChartTheme) => accuracyOption(bins, theme), [bins]);
  if (bins.length === 0) return null;
  return (
    <ChartCard
      title="Realised vs estimated"
      note="bps, mean with 95% interval"
      label="Realised against estimated cost, in bps"
      height={118}
      option={option}
      table={{
        caption: 'Realised against estimated cost, in bps',
        head: ['Estimated', 'Realised', '95% interval', 'Orders'],
        rows: bins.map(({ estimated, realised, low, high, orders }) => [
          text(estimated),
          text(realised),
          `${text(low)} to ${text(high)}`,
          String(orders),
        ]),
      }}
    />
  );
}
