import { formatFixed } from '@meridian/domain/number-format';
import type { DryRunResult } from '@meridian/protocol/rest/dry-run-calls';
import { Button } from '@salt-ds/core';
import type { KeyboardEvent } from 'react';
import { Segments } from '../../components/segments.tsx';
import { dateAndTime } from '../../lib/time-text.ts';
import ordersCss from './changed-orders.module.css';
import dryCss from './dry-run.module.css';
import { bps, bpsRange, count, isOfFilter, signedBps, wayKey } from './dry-run-text.ts';

type ChangedOrdersProps = {
  readonly result: DryRunResult;
  /** The conditions of each route in the draft. Empty for the base and for arms. */
  readonly why: readonly string[];
  /** Shows only the orders of one flow or one route. Null for all. */
  readonly filter: string | null;
  readonly onFilter: (filter: string | null) => void;
  readonly onOpenOrder: (parentOrder: number) => void;
};

const MAX_SHOWN = 100;
const ALL = 'all';

type Column = { readonly name: string; readonly kind?: 'number' | 'why'; readonly isSecond?: boolean };

const COLUMNS: readonly Column[] = [
  { name: 'Arrived' },
  { name: 'Order' },
  { name: 'Symbol' },
  { name: 'Side' },
  { name: 'Qty', kind: 'number' },
  { name: '$M', kind: 'number' },
  { name: '% ADV', kind: 'number' },
  { name: 'Spread bp', kind: 'number', isSecond: true },
  { name: 'Today' },
  { name: 'With this draft' },
  { name: 'Why', kind: 'why', isSecond: true },
  { name: 'Cost now', kind: 'number' },
  { name: 'Expected', kind: 'number' },
  { name: 'Change', kind: 'number', isSecond: true },
  { name: '80% range', kind: 'number' },
];

/** The largest orders that would have taken another route. Enter opens one. */
export function ChangedOrders({ result, why, filter, onFilter, onOpenOrder }: ChangedOrdersProps) {
  const orders = result.largest.filter((order) => isOfFilter(order, filter)).slice(0, MAX_SHOWN);
  return (
    <section className={dryCss.card} aria-label="Orders that change route">
      <header className={ordersCss.head}>
        <h3>
          Orders that change route <span>{count(result.changed)}</span>
        </h3>
        <Filters result={result} filter={filter} onFilter={onFilter} />
        <span className={ordersCss.hint}>
          {orders.length < result.changed ? `${orders.length} shown, ` : ''}largest notional first · <kbd>Enter</kbd>{' '}
          opens the order
        </span>
      </header>
      {orders.length === 0 ? (
        <p className={dryCss.method}>{emptyText(result)}</p>
      ) : (
        <div className={dryCss.scroll}>
          <table className={ordersCss.orders}>
            <thead>
              <tr>
                {COLUMNS.map(({ name, kind, isSecond }) => (
                  <th key={name} scope="col" data-kind={kind} data-rank={isSecond === true ? 'second' : undefined}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrows move between the rows inside */}
            <tbody onKeyDown={moveByKey}>
              {orders.map((order, index) => (
                <Row
                  key={`${order.parent_order_numeric_id} ${order.received_ms}`}
                  order={order}
                  result={result}
                  why={why[order.drafted] ?? ''}
                  isFirst={index === 0}
                  onOpen={() => onOpenOrder(order.parent_order_numeric_id)}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

/** Only the largest are listed, so a filter may leave none of them. */
function emptyText({ changed, largest }: DryRunResult): string {
  if (changed === 0) return 'No order changes route.';
  return `None of them is among the ${count(largest.length)} largest orders that change route.`;
}

/** The arrow keys move between rows. Tab leaves the table. */
function moveByKey(event: KeyboardEvent<HTMLElement>): void {
  if (!(document.activeElement instanceof HTMLTableRowElement)) return;
  const { nextElementSibling, previousElementSibling } = document.activeElement;
  const next = { ArrowDown: nextElementSibling, ArrowUp: previousElementSibling }[event.key];
  if (!(next instanceof HTMLElement)) return;
  event.preventDefault();
  next.focus();
}

function Filters({ result, filter, onFilter }: Pick<ChangedOrdersProps, 'result' | 'filter' | 'onFilter'>) {
  const ways = result.drafted.flatMap(({ label }, drafted) => {
    const changed = result.flows.filter((flow) => flow.is_changed && flow.drafted === drafted);
    const orders = changed.reduce((sum, flow) => sum + flow.orders, 0);
    return orders === 0 ? [] : [{ value: wayKey(drafted), label: `To ${label.toLowerCase()} ${count(orders)}` }];
  });
  if (filter !== null && !filter.startsWith('to-')) {
    return (
      <Button appearance="bordered" onClick={() => onFilter(null)}>
        Show all {count(result.changed)}
      </Button>
    );
  }
  if (ways.length < 2) return null;
  return (
    <Segments
      label="Orders shown"
      options={[{ value: ALL, label: `All ${count(result.changed)}` }, ...ways]}
      selected={filter ?? ALL}
      onSelect={(value) => onFilter(value === ALL ? null : value)}
    />
  );
}

type RowProps = {
  readonly order: DryRunResult['largest'][number];
  readonly result: DryRunResult;
  readonly why: string;
  readonly isFirst: boolean;
  readonly onOpen: () => void;
};

function Row({ order, result, why, isFirst, onOpen }: RowProps) {
  const { cost_bps, expected_bps } = order;
  const change = cost_bps === null || expected_bps === null ? null : expected_bps - cost_bps;
  return (
    <tr
      tabIndex={isFirst ? 0 : -1}
      onDoubleClick={onOpen}
      onKeyDown={(event) => (event.key === 'Enter' ? onOpen() : undefined)}
    >
      <td>{dateAndTime(order.received_ms).slice(0, 16)}</td>
      <td data-kind="id">{order.parent_order_numeric_id}</td>
      <td>
        <b>{order.exchange_symbol}</b> <small>{order.country}</small>
      </td>
      <td data-side={order.order_side.startsWith('BUY') ? 'buy' : 'sell'}>{order.order_side}</td>
      <td data-kind="number">{count(order.order_qty)}</td>
      <td data-kind="number">{formatFixed(order.usd / 1e6, 1)}</td>
      <td data-kind="number">{formatFixed(order.percent_of_adv, 1)}</td>
      <td data-kind="number" data-rank="second">
        {formatFixed(order.avg_spread_bps, 1)}
      </td>
      <td>{result.today[order.today]?.name}</td>
      <td>
        → <b>{result.drafted[order.drafted]?.name}</b>
      </td>
      <td data-kind="why" data-rank="second" title={why}>
        {why}
      </td>
      <td data-kind="number">{bps(cost_bps)}</td>
      <td data-kind="number">{bps(expected_bps)}</td>
      <td
        data-kind="number"
        data-rank="second"
        data-sign={change === null || change === 0 ? undefined : change > 0 ? 'cost' : 'saving'}
      >
        {signedBps(change)}
      </td>
      <td data-kind="number">{bpsRange(order)}</td>
    </tr>
  );
}
