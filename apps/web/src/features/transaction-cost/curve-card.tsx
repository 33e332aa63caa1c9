import type { CostEstimateAnswer } from '@meridian/protocol/rest/cost-estimate-schemas';
import { type ReactNode, useCallback } from 'react';
import { ChartCard } from '../../components/chart/chart-card.tsx';
import type { ChartTheme } from '../../components/chart/chart-theme.ts';
import { Segments } from '../../components/segments.tsx';
import type { CurveType } from './cost-address.ts';
import styles from './curve-card.module.css';
import { costCurveOption, curveScale, type RealisedDot } from './cost-curve-option.ts';
import { perUnitText } from './cost-texts.ts';
import { curveTable } from './curve-table.tsx';

type CurveCardProps = {
  readonly estimate: CostEstimateAnswer | null;
  readonly pace: string;
  readonly type: CurveType;
  readonly size: number;
  readonly dots: readonly RealisedDot[];
  readonly state: ReactNode;
  readonly onType: (type: CurveType) => void;
  readonly onSize: (size: CostEstimateAnswer['curve'][number]['order_size']) => void;
};

const EMPTY = { caption: 'Cost curve', head: [], rows: [] };

/** The unit of an instrument is known once its estimate is there. */
function unitsOf(estimate: CostEstimateAnswer | null) {
  return [
    { value: 'spread', label: 'Spread, bps' },
    { value: 'contract', label: estimate === null ? 'Per unit' : perUnitText(estimate.market.asset_class) },
    { value: 'percent', label: '% of spread' },
  ] as const;
}

/** Expected cost by size with its two bands, and own orders that were done. */
export function CurveCard(props: CurveCardProps) {
  const { estimate, pace, type, size, dots, state, onType, onSize } = props;
  const option = useCallback(
    (theme: ChartTheme) => (estimate === null ? {} : costCurveOption({ estimate, type, size, dots }, theme)),
    [estimate, type, size, dots],
  );
  const pick = (id: string) => {
    const row = estimate?.curve.find(({ order_size }) => String(order_size) === id);
    if (row !== undefined) onSize(row.order_size);
  };
  const inside = dots.filter(({ isInside }) => isInside).length;
  const scale = estimate === null ? null : curveScale(estimate.curve, type);
  const beyond = scale === null ? 0 : dots.filter(({ cost }) => cost < scale.min || cost > scale.max).length;
  return (
    <ChartCard
      title="Cost curve"
      note={pace}
      tools={<Segments label="Curve unit" options={unitsOf(estimate)} selected={type} onSelect={onType} />}
      label={`Cost curve of ${estimate?.exchange_symbol ?? 'the instrument'}`}
      height={270}
      option={option}
      onPick={pick}
      table={estimate === null ? EMPTY : curveTable(estimate, type)}
      state={state}
      foot={
        <ul className={styles['legend']}>
          <li data-mark="line">Expected against arrival</li>
          <li data-mark="dashed">Against IVWAP</li>
          <li data-mark="mean">80% of the mean</li>
          <li data-mark="one">50 and 80% of one order</li>
          {dots.length === 0 ? null : (
            <>
              <li data-mark="inside">
                Realised, {inside} of {dots.length} inside 80%
              </li>
              <li data-mark="outside">Outside{beyond === 0 ? '' : `, ${beyond} beyond the scale`}</li>
            </>
          )}
        </ul>
      }
    />
  );
}
