import { abbreviateNumber } from '@meridian/domain/abbreviate-number';
import { formatQuantity, formatWithPercentSign } from '@meridian/domain/number-format';
import type { ActionOrder } from '@meridian/domain/order-actions/action-order';
import { NOTHING_SET, startStrategy, startValues, whyNotStart } from '@meridian/domain/order-actions/start-order';
import { MARKET_LIMIT_TEXT } from '@meridian/domain/order-type';
import { formatPrice } from '@meridian/domain/price-format';
import { formatEndTime, formatStartTime } from '@meridian/domain/start-end-time';
import { PARAMETER_CATALOGUE } from '@meridian/domain/strategies/parameter-catalogue';
import { Button, Checkbox } from '@salt-ds/core';
import { UndoIcon } from '@salt-ds/icons';
import { OrderTable, type OrderTableRow } from '../../components/order-table/order-table.tsx';
import { SideWord } from '../../components/order-table/order-words.tsx';
import { SHOWN_ZONE } from '../../lib/time-text.ts';
import { CheckCell } from './check-cell.tsx';
import type { StartOrders } from './use-start-orders.ts';
import styles from './start-orders.module.css';

type StartListProps = { readonly orders: readonly ActionOrder[]; readonly start: StartOrders };

/** The waiting orders with their start parameters. Changes made here can be undone. */
export function StartList({ orders, start }: StartListProps) {
  const { checked, check } = start;
  const columns = [
    {
      header: (
        <Checkbox
          inputProps={{ 'aria-label': 'Check all' }}
          checked={checked.length === orders.length}
          indeterminate={checked.length > 0 && checked.length < orders.length}
          onChange={(event) => check(orders, event.target.checked)}
        />
      ),
    },
    { header: 'Symbol' },
    { header: 'Side' },
    { header: 'Qty', isNumber: true },
    { header: 'Limit', isNumber: true },
    { header: 'Notional', isNumber: true },
    { header: 'Account' },
    { header: 'List' },
    { header: 'Strategy' },
    { header: 'Start – end' },
    { header: 'Rate / cap', isNumber: true },
    { header: 'Check' },
    { header: <span className="salt-visuallyHidden">Own values</span> },
  ];
  const isChecked = new Set(checked);
  return (
    <OrderTable
      label="Waiting orders"
      columns={columns}
      rows={orders.map((order) => rowOf(order, isChecked.has(order), start))}
    />
  );
}

function rowOf(order: ActionOrder, isChecked: boolean, start: StartOrders): OrderTableRow {
  const { check, change, draftOf } = start;
  const { parent_order_numeric_id: id, exchange_symbol: symbol } = order;
  const draft = draftOf(order);
  const strategy = startStrategy(order, draft);
  const { st, et, pr, vc } = startValues(order, draft);
  const why = isChecked ? whyNotStart(order, draft) : null;
  const times = [formatStartTime(codeOf(st), SHOWN_ZONE, true), formatEndTime(codeOf(et), SHOWN_ZONE, true)];
  const rates = [pr, vc].map((rate) => (typeof rate === 'number' ? formatWithPercentSign(rate) : '–'));
  const isSet = draft.strat !== undefined || Object.keys(draft.values).length > 0;
  return {
    key: id,
    tone: isChecked ? undefined : 'dim',
    cells: [
      <Checkbox
        key="check"
        inputProps={{ 'aria-label': `${symbol} ${id}` }}
        checked={isChecked}
        onChange={(event) => check([order], event.target.checked)}
      />,
      <b key="symbol">{symbol}</b>,
      <SideWord key="side" side={order.order_side} />,
      formatQuantity(order.order_qty),
      limitText(order),
      order.target_usd === null ? '' : `$${abbreviateNumber(Math.round(order.target_usd), { decimals: 1 })}`,
      `${order.account} / ${order.alloc_account}`,
      order.list_name ?? '',
      <span key="strategy">
        {strategy === null ? null : PARAMETER_CATALOGUE[strategy].label}
        {why === null ? null : <span className={styles['why']}>{why}</span>}
      </span>,
      <span key="times" className={styles['times']}>
        {times.join(' – ')}
      </span>,
      rates.join(' / '),
      <CheckCell key="findings" order={order} row={isChecked ? start.preview.rowOf(id) : undefined} />,
      isSet ? (
        <Button
          key="own"
          appearance="transparent"
          aria-label={`Undo changes to ${symbol} ${id}`}
          title="Undo changes"
          onClick={() => change([order], () => NOTHING_SET)}
        >
          <UndoIcon aria-hidden />
        </Button>
      ) : null,
    ],
  };
}

function limitText(order: ActionOrder): string {
  return order.order_type === 'MARKET' ? MARKET_LIMIT_TEXT : formatPrice(order.limit_price, order);
}

function codeOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
