import { destinationText, limitText } from '@meridian/domain/cell-text';
import { finiteNumber } from '@meridian/domain/finite-number';
import { formatQuantity } from '@meridian/domain/number-format';
import type { PriceTerms } from '@meridian/domain/quote-convention';
import { type LiveRowsState, rowRecords } from '@meridian/live-client/live-rows';
import type { OrderRecord } from './order-facts.ts';
import { TopicRemark } from './topic-remark.tsx';
import styles from './parts.module.css';

/** More would fill the sidebar. The lower pane lists all of them. */
const MAX_SHOWN = 12;

type OpenChildrenProps = { readonly state: LiveRowsState; readonly priceTerms: PriceTerms };

/** The open child orders. */
export function OpenChildren({ state, priceTerms }: OpenChildrenProps) {
  const children = rowRecords(state);
  if (children.length === 0) return <TopicRemark state={state} emptyText="No child order is open." />;
  return (
    <>
      <table className={styles['table']} data-stale={state.status === 'stale' ? '' : undefined}>
        <thead>
          <tr>
            <th scope="col">Tactic</th>
            <th scope="col">Venue</th>
            <th scope="col">Destination</th>
            <th scope="col" data-align="right">
              Limit
            </th>
            <th scope="col" data-align="right">
              Qty
            </th>
            <th scope="col" data-align="right">
              Filled
            </th>
          </tr>
        </thead>
        <tbody>
          {children.slice(0, MAX_SHOWN).map((child) => (
            <ChildLine key={String(child['child_order_numeric_id'])} child={child} priceTerms={priceTerms} />
          ))}
        </tbody>
      </table>
      {children.length <= MAX_SHOWN ? null : (
        <p className={styles['remark']}>and {(children.length - MAX_SHOWN).toLocaleString('en-US')} more</p>
      )}
    </>
  );
}

function ChildLine({ child, priceTerms }: { readonly child: OrderRecord; readonly priceTerms: PriceTerms }) {
  const word = (field: string) => (typeof child[field] === 'string' ? child[field] : null);
  const limit = limitText({
    order_type: word('order_type'),
    limit_price: finiteNumber(child['limit_price']),
    ...priceTerms,
  });
  return (
    <tr>
      <td>{word('reflection_id')}</td>
      <td>{word('intended_venue')}</td>
      <td>{destinationText(word('destination_name'))}</td>
      <td data-align="right">{limit}</td>
      <td data-align="right">{formatQuantity(child['order_qty'])}</td>
      <td data-align="right">{formatQuantity(child['filled_qty'])}</td>
    </tr>
  );
}
