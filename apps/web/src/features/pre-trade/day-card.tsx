import { isBuySide } from '@meridian/domain/order-side';
import type { PreTradeAnswer } from '@meridian/protocol/rest/pre-trade-calls';
import { useCallback, useMemo } from 'react';
import { ChartCard } from '../../components/chart/chart-card.tsx';
import type { ChartTheme } from '../../components/chart/chart-theme.ts';
import { dayOption, dayParts, dayTable } from './day-option.ts';
import type { ListView } from './list-view.ts';
import { shortUsd } from './pre-trade-texts.ts';
import styles from './pre-trade.module.css';

type DayCardProps = {
  readonly answer: PreTradeAnswer;
  readonly view: ListView;
  /** The selected order by its place. */
  readonly selected: number | null;
  /** In pixels, or any length of CSS. */
  readonly height: number | string;
};

/** The usual volume of the day by half hours, and what the plans trade in it. */
export function DayCard({ answer, view, selected, height }: DayCardProps) {
  const parts = useMemo(() => dayParts(answer, view, selected), [answer, view, selected]);
  const row = view.rows.find(({ at, isOn }) => at === selected && isOn);
  const isBuy = row === undefined ? null : isBuySide(row.order.order_side);
  const option = useCallback((theme: ChartTheme) => dayOption(parts, isBuy, theme), [parts, isBuy]);
  const note = row === undefined ? 'all markets, by notional' : row.order.exchange_symbol;
  return (
    <ChartCard
      title="The day's volume and the plan"
      note={`${note}; whisker: 80% of past days`}
      tools={
        <ul className={styles['legend']}>
          <li>Market</li>
          <li data-mark="buys">Buys</li>
          <li data-mark="sells">Sells</li>
        </ul>
      }
      label="Volume of the day by half hours, and the plan"
      height={height}
      option={option}
      table={dayTable(parts)}
      foot={<p className={styles['foot']}>{netText(view, answer)}</p>}
    />
  );
}

/** How far the buys run ahead of the sells, at most. */
function netText({ rows }: ListView, { edges_ms }: PreTradeAnswer): string {
  const counted = rows.filter(({ isOn }) => isOn);
  const nets = edges_ms.map((_, edge) =>
    counted.reduce((net, { plan, order }) => {
      const done = order.target_usd * (plan.done[edge] ?? 0);
      return net + (isBuySide(order.order_side) ? done : -done);
    }, 0),
  );
  const [long, short] = [Math.max(0, ...nets), Math.max(0, ...nets.map((net) => -net))];
  const sides = new Set(counted.map(({ order }) => isBuySide(order.order_side)));
  if (sides.size < 2) return 'Only one side: nothing nets.';
  return `Buys and sells run together: at most ${shortUsd(long)} net long, ${shortUsd(short)} net short.`;
}
