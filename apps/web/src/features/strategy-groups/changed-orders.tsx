import { formatFixed, formatSigned } from '@meridian/domain/number-format';
import type { DryRunResult } from '@meridian/protocol/rest/dry-run-calls';
import { Button } from '@salt-ds/core';
import dryCss from './dry-run.module.css';
import { bps, flowKey } from './dry-run-text.ts';

type ChangedOrdersProps = {
  readonly result: DryRunResult;
  /** Only those of one flow; null for all. */
  readonly flow: string | null;
  readonly onClear: () => void;
};

const MAX_SHOWN = 100;

/** The largest orders that would have gone elsewhere. */
export function ChangedOrders({ result, flow, onClear }: ChangedOrdersProps) {
  const orders = result.largest.filter((order) => flow === null || flowKey(order) === flow);
  return (
    <section className={dryCss['card']} aria-label="Orders that change route">
      <h4>
        Orders that change route <span>{result.changed.toLocaleString('en-US')} · largest notional first</span>
        {flow === null ? null : (
          <Button appearance="transparent" onClick={onClear}>
            Show all
          </Button>
        )}
      </h4>
      <table className={dryCss['orders']}>
        <thead>
          <tr>
            {[
              'Arrived',
              'Order',
              'Symbol',
              'Side',
              'Qty',
              '$M',
              '% ADV',
              'Spread bp',
              'Today',
              'With this draft',
              'Cost now',
              'Expected',
              '80% range of change',
            ].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {orders.slice(0, MAX_SHOWN).map((order) => (
            <tr key={`${order.parent_order_numeric_id} ${order.received_ms}`}>
              <td>{new Date(order.received_ms).toISOString().slice(0, 16).replace('T', ' ')}</td>
              <td>{order.parent_order_numeric_id}</td>
              <td>
                <b>{order.exchange_symbol}</b> {order.country}
              </td>
              <td data-side={order.order_side.startsWith('BUY') ? 'buy' : 'sell'}>{order.order_side}</td>
              <td>{order.order_qty.toLocaleString('en-US')}</td>
              <td>{formatFixed(order.usd / 1e6, 1)}</td>
              <td>{formatFixed(order.percent_of_adv, 1)}</td>
              <td>{formatFixed(order.avg_spread_bps, 1)}</td>
              <td>{result.today[order.today]?.name}</td>
              <td>
                → <b>{result.drafted[order.drafted]?.name}</b>
              </td>
              <td>{bps(order.cost_bps)}</td>
              <td>{bps(order.expected_bps)}</td>
              <td>
                {order.low_bps === null || order.high_bps === null
                  ? '–'
                  : `${formatSigned(order.low_bps, 1)} to ${formatSigned(order.high_bps, 1)}`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {orders.length === 0 ? <p className={dryCss['method']}>No order changes route.</p> : null}
    </section>
  );
}
