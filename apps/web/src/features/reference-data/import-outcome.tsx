import { formatQuantity } from '@meridian/domain/number-format';
import type { ReferenceChange, ReferenceOutcome } from '@meridian/protocol/rest/reference-calls';
import { cellValue, columnTitle } from './cell-value.ts';
import styles from './reference-data.module.css';

type WorkingOrder = ReferenceOutcome['working_orders'][number];

type ImportOutcomeProps = { readonly outcome: ReferenceOutcome | null; readonly failure: Error | null };

/** The result of a preview: the lines to fix, or the changes that the import would make. */
export function ImportOutcome({ outcome, failure }: ImportOutcomeProps) {
  if (failure !== null) {
    return (
      <p role="alert" className={styles['failure']}>
        {failure.message}
      </p>
    );
  }
  if (outcome === null || outcome.outcome === 'imported') return null;
  if (outcome.outcome === 'unchanged') return <output>The tables already say what the file says.</output>;
  return outcome.outcome === 'refused' ? <Findings outcome={outcome} /> : <Changes outcome={outcome} />;
}

function Findings({ outcome }: { readonly outcome: ReferenceOutcome }) {
  const { findings } = outcome;
  return (
    <div role="alert" className={styles['outcome']}>
      <p className={styles['failure']}>Fix the file first: nothing was imported.</p>
      <ul>
        {findings.map(({ line, message }) => (
          <li key={`${line} ${message}`}>
            {line === null ? null : <b>Line {line}</b>} {message}
          </li>
        ))}
      </ul>
      <WorkingOrders outcome={outcome} />
    </div>
  );
}

function Changes({ outcome }: { readonly outcome: ReferenceOutcome }) {
  const { added, changed, removed, changes, needs_start } = outcome;
  const hidden = added + changed + removed - changes.length;
  return (
    <output className={styles['outcome']}>
      <p>
        <b>{added.toLocaleString('en-US')} added</b>, <b>{changed.toLocaleString('en-US')} changed</b>,{' '}
        <b>{removed.toLocaleString('en-US')} removed</b>
      </p>
      {needs_start === 0 ? null : (
        <p className={styles['quiet']}>{needs_start.toLocaleString('en-US')} need a restart of the trading engine.</p>
      )}
      <WorkingOrders outcome={outcome} />
      <ul>
        {changes.map((change) => (
          <li key={change.key}>
            <b>{change.key}</b> {change.kind === 'changed' ? <ChangedCells change={change} /> : change.kind}
          </li>
        ))}
      </ul>
      {hidden === 0 ? null : <p className={styles['quiet']}>{hidden.toLocaleString('en-US')} more</p>}
    </output>
  );
}

/** Orders that the new ticks meet, with what these cannot express of them. */
function WorkingOrders({
  outcome: { working_orders: orders, working_orders_total: total },
}: {
  readonly outcome: ReferenceOutcome;
}) {
  if (total === 0) return null;
  const hidden = total - orders.length;
  return (
    <section aria-label="Working orders">
      <p>
        <b>
          {total.toLocaleString('en-US')} working {total === 1 ? 'order' : 'orders'}
        </b>{' '}
        on names whose tick changes
      </p>
      <ul>
        {orders.map((order) => (
          <li key={order.parent_order_numeric_id}>
            <b>{order.parent_order_numeric_id}</b> {orderText(order)}
            {order.problem === null ? null : <span className={styles['failure']}> {order.problem}</span>}
          </li>
        ))}
      </ul>
      {hidden === 0 ? null : <p className={styles['quiet']}>{hidden.toLocaleString('en-US')} more</p>}
    </section>
  );
}

function orderText({ order_side, remaining_qty, exchange_symbol, limit_price, time_in_force }: WorkingOrder): string {
  const limit = limit_price === null ? 'MKT' : limit_price.toString();
  return `${order_side} ${formatQuantity(remaining_qty)} ${exchange_symbol} @ ${limit}${time_in_force === 'GTC' ? ', GTC' : ''}`;
}

function ChangedCells({ change: { before, after } }: { readonly change: ReferenceChange }) {
  const names = Object.keys(after ?? {}).filter((name) => text(name, before) !== text(name, after));
  return names.map((name) => (
    <span key={name} className={styles['changed']}>
      {columnTitle(name)} <s>{text(name, before)}</s> → {text(name, after)}
    </span>
  ));
}

function text(name: string, row: ReferenceChange['before']): string {
  return cellValue(name, row?.[name]);
}
