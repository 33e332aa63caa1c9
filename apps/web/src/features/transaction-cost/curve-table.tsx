import { formatFixed } from '@meridian/domain/number-format';
import type { CostCurvePointAnswer, CostEstimateAnswer } from '@meridian/protocol/rest/cost-estimate-schemas';
import { type KeyboardEvent, useRef } from 'react';
import type { TableData } from '../../components/chart/table-data.ts';
import type { CurveType } from './cost-address.ts';
import { bpsText, perUnitText, rangeText, takesText, unitMoneyText } from './cost-texts.ts';
import styles from './transaction-cost.module.css';

function headOf({ market }: CostEstimateAnswer): readonly string[] {
  return ['Size', 'Takes', 'Cost bps', '80% range', perUnitText(market.asset_class), '% spread', 'IVWAP'];
}

function cellsOf(row: CostCurvePointAnswer, { market }: CostEstimateAnswer, type: CurveType): readonly string[] {
  return [
    row.order_size.toLocaleString('en-US'),
    takesText(row.duration_minutes, market.day_minutes),
    bpsText(row.cost_bps),
    rangeText(row, type, market),
    unitMoneyText(row.cost_contract, market),
    row.cost_pct_spread === null ? '–' : `${formatFixed(row.cost_pct_spread, 0)}%`,
    bpsText(row.cost_ivwap_bps),
  ];
}

/** The ten sizes in words: behind the chart, and beside it. */
export function curveTable(estimate: CostEstimateAnswer, type: CurveType): TableData {
  return {
    caption: `Cost curve of ${estimate.exchange_symbol}`,
    head: headOf(estimate),
    rows: estimate.curve.map((row) => cellsOf(row, estimate, type)),
  };
}

type CurveTableProps = {
  readonly estimate: CostEstimateAnswer;
  readonly type: CurveType;
  readonly size: number;
  readonly onSize: (size: CostCurvePointAnswer['order_size']) => void;
};

/** One row is chosen; the arrow keys choose the next. */
export function CurveTable({ estimate, type, size, onSize }: CurveTableProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const { curve } = estimate;
  const head = headOf(estimate);
  const step = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const next = by === undefined ? undefined : curve[curve.findIndex(({ order_size }) => order_size === size) + by];
    if (next === undefined) return;
    event.preventDefault();
    onSize(next.order_size);
    body.current?.querySelector<HTMLElement>(`[data-size="${next.order_size}"]`)?.focus();
  };
  return (
    <table className={styles['sizes']} aria-label="Curve values">
      <thead>
        <tr>
          {head.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody ref={body}>
        {curve.map((row) => {
          const [name, ...cells] = cellsOf(row, estimate, type);
          const isChosen = row.order_size === size;
          return (
            <tr key={row.order_size} data-selected={isChosen} onClick={() => onSize(row.order_size)}>
              <th scope="row">
                <button
                  type="button"
                  data-size={row.order_size}
                  aria-pressed={isChosen}
                  tabIndex={isChosen ? 0 : -1}
                  onKeyDown={step}
                >
                  {name}
                </button>
              </th>
              {cells.map((cell, index) => (
                <td key={head[index + 1]}>{cell}</td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
