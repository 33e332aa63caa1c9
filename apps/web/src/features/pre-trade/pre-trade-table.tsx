import { usdText } from '@meridian/domain/cell-text';
import { formatFixed, formatQuantity } from '@meridian/domain/number-format';
import { isBuySide } from '@meridian/domain/order-side';
import type { KeyboardEvent } from 'react';
import { CostRangeBar, type CostScale, costScale } from './cost-range-bar.tsx';
import type { ListRow, ListView } from './list-view.ts';
import type { PreTradeUnit } from './pre-trade-address.ts';
import {
  amountIn,
  amountText,
  endText,
  planLabel,
  rangeText,
  shortUsd,
  startText,
  UNIT_WORDS,
} from './pre-trade-texts.ts';
import styles from './pre-trade-table.module.css';
import { TotalsLine } from './totals-line.tsx';
import { LARGE_PERCENT_OF_ADV, whyText } from './why-text.ts';

type PreTradeTableProps = {
  readonly view: ListView;
  readonly unit: PreTradeUnit;
  readonly nowMs: number;
  readonly selected: number | null;
  readonly onSelect: (at: number | null) => void;
  readonly onTick: (at: number, isOn: boolean) => void;
  readonly onTickAll: (areOn: boolean) => void;
  readonly onPlan: (at: number, plan: number) => void;
};

/** Every order with what it is expected to cost, what it adds to the risk of the list, and how to work it. */
export function PreTradeTable(props: PreTradeTableProps) {
  const { view, unit, onTickAll } = props;
  const word = UNIT_WORDS[unit];
  const scale = costScale(
    view.rows.map(({ plan }) => plan),
    unit,
  );
  const most = Math.max(...view.rows.map(({ order }) => order.percent_of_adv));
  const areOn = view.orders === view.rows.length;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by key
    <section className={styles['scroll']} aria-label="Orders before the trade" tabIndex={0}>
      <table className={styles['table']} aria-label="Pre-trade analytics by order">
        <thead>
          <tr>
            <th scope="col">
              <input type="checkbox" aria-label="Count all orders" checked={areOn} onChange={() => onTickAll(!areOn)} />
            </th>
            <th scope="col" data-text="">
              Symbol
            </th>
            <th scope="col" data-text="">
              Side
            </th>
            <th scope="col">Qty</th>
            <th scope="col">Notional</th>
            <th scope="col" data-wide="">
              <span className="salt-visuallyHidden">Size against volume</span>
            </th>
            <th scope="col">% ADV</th>
            <th scope="col">Spread bps</th>
            <th scope="col" data-wide="">
              Depth
            </th>
            <th scope="col">Vol %</th>
            <th scope="col">Exp. cost {word}</th>
            <th scope="col" data-text="" data-wide="">
              50 and 80% range
            </th>
            <th scope="col">80% {word}</th>
            <th scope="col">Cost USD</th>
            <th scope="col">Risk {word}</th>
            <th scope="col" title="What the order adds to the risk of the list. The sum is the list's risk.">
              Adds USD
            </th>
            <th scope="col" data-text="">
              Suggested
            </th>
            <th scope="col">Start</th>
            <th scope="col">Ends</th>
            <th scope="col" data-text="">
              Why
            </th>
          </tr>
        </thead>
        <tbody>
          {view.rows.map((row) => (
            <OrderLine key={row.at} row={row} scale={scale} most={most} {...props} />
          ))}
        </tbody>
        <TotalsLine view={view} unit={unit} scale={unit === 'bps' ? scale : null} />
      </table>
    </section>
  );
}

type OrderLineProps = PreTradeTableProps & {
  readonly row: ListRow;
  readonly scale: CostScale | null;
  readonly most: number;
};

function OrderLine(props: OrderLineProps) {
  const { row, view, unit, nowMs, scale, most, selected, onSelect, onTick, onPlan } = props;
  const { at, order, plan, planAt, isOn } = row;
  return (
    <tr
      data-selected={at === selected ? '' : undefined}
      data-off={isOn ? undefined : ''}
      onClick={() => onSelect(at === selected ? null : at)}
    >
      <td>
        <input
          type="checkbox"
          aria-label={`Count ${order.exchange_symbol} ${order.order_side}`}
          checked={isOn}
          onClick={(event) => event.stopPropagation()}
          onChange={({ target }) => onTick(at, target.checked)}
        />
      </td>
      <th scope="row" data-text="">
        <button type="button" className={styles['symbol']} aria-pressed={at === selected} onKeyDown={moveByArrows}>
          {order.exchange_symbol}
        </button>{' '}
        <small>{order.country}</small>
      </th>
      <td data-text="" data-side={isBuySide(order.order_side) ? 'buy' : 'sell'}>
        {order.order_side}
      </td>
      <FigureCells row={row} unit={unit} scale={scale} most={most} />
      <td data-text="">
        <select
          className={styles['plan']}
          aria-label={`Plan of ${order.exchange_symbol} ${order.order_side}`}
          value={planAt}
          onClick={(event) => event.stopPropagation()}
          onChange={({ target }) => onPlan(at, Number(target.value))}
        >
          {order.plans.map((each, place) => (
            <option key={planLabel(each, nowMs)} value={place}>
              {planLabel(each, nowMs)}
            </option>
          ))}
        </select>
      </td>
      <td>{startText(plan, nowMs)}</td>
      <td>{endText(plan, order.order_qty)}</td>
      <td data-text="">{whyText(row, view)}</td>
    </tr>
  );
}

type FigureCellsProps = Pick<OrderLineProps, 'row' | 'unit' | 'scale' | 'most'>;

/** Size against volume, the market, and what the chosen plan costs. */
function FigureCells({ row, unit, scale, most }: FigureCellsProps) {
  const { order, plan, isOn } = row;
  const isLarge = order.percent_of_adv > LARGE_PERCENT_OF_ADV ? '' : undefined;
  return (
    <>
      <td title={order.is_remaining ? 'What is left of the order' : undefined}>{formatQuantity(order.order_qty)}</td>
      <td title={usdText(Math.round(order.target_usd))}>{shortUsd(order.target_usd)}</td>
      <td data-wide="" aria-hidden="true">
        <span className={styles['adv']} data-large={isLarge}>
          <span style={{ width: `${(100 * order.percent_of_adv) / most}%` }} />
        </span>
      </td>
      <td data-large={isLarge}>{formatFixed(order.percent_of_adv, 2)}</td>
      <td>{formatFixed(order.avg_spread_bps, 1)}</td>
      <td data-wide="">{formatQuantity(order.avg_depth === null ? null : Math.round(order.avg_depth))}</td>
      <td>{formatFixed(order.volatility, 1)}</td>
      <td data-strong="">{amountText(plan.cost, unit)}</td>
      <td data-text="" data-wide="">
        <CostRangeBar
          mean={amountIn(plan.cost, unit)}
          ranges={plan.ranges
            .toReversed()
            .map(({ low, high }) => ({ low: amountIn(low, unit), high: amountIn(high, unit) }))}
          scale={scale}
        />
      </td>
      <td>{rangeText(plan, unit)}</td>
      <td>{usdText(Math.round(plan.cost.usd))}</td>
      <td>{amountText(plan.risk, unit)}</td>
      <td>{isOn ? usdText(Math.round(row.addsUsd)) : ''}</td>
    </>
  );
}

/** Arrows go to the symbol above or below, Enter and Space select it. */
function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (by === undefined) return;
  event.preventDefault();
  const buttons = [...(event.currentTarget.closest('tbody')?.querySelectorAll('button') ?? [])];
  const own = buttons.findIndex((button) => button === event.currentTarget);
  buttons[own + by]?.focus();
}
