import { formatMidPrice, formatPrice } from '@meridian/domain/price-format';
import type { SurveillanceCaseDetail } from '@meridian/protocol/rest/surveillance-calls';
import { timeWithMs } from './case-clock.ts';
import styles from './case-view.module.css';

/** The market of the chart as numbers. */
export function MarketTable({ found }: { readonly found: SurveillanceCaseDetail }) {
  if (found.market.length === 0) return null;
  return (
    <details className={styles['market']}>
      <summary>{`Market and fills as a table, ${found.market.length} times`}</summary>
      <p>Both prices at an order or a fill of the desk; only the mid some time after a fill.</p>
      <table aria-label="Market of the case">
        <thead>
          <tr>
            {['Time', 'Bid', 'Ask', 'Mid'].map((head) => (
              <th key={head} scope="col" data-number={head !== 'Time'}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {found.market.map(({ at_ms, bid, ask, mid }) => (
            <tr key={at_ms}>
              <td className={styles['mono']}>{timeWithMs(at_ms)}</td>
              <td data-number="true">{bid === null ? '' : formatPrice(bid, found)}</td>
              <td data-number="true">{ask === null ? '' : formatPrice(ask, found)}</td>
              <td data-number="true">{formatMidPrice(mid, found)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <table aria-label="Fills of the case">
        <thead>
          <tr>
            {['Fill', 'Child', 'Side', 'Qty', 'Price'].map((head) => (
              <th key={head} scope="col" data-number={head === 'Qty' || head === 'Price'}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {found.fills.map(({ child_order_numeric_id: id, order_side, at_ms, price, quantity }, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- two fills may be the same in all that is kept
            <tr key={place}>
              <td className={styles['mono']}>{timeWithMs(at_ms)}</td>
              <td className={styles['mono']}>{id}</td>
              <td>{order_side}</td>
              <td data-number="true">{quantity.toLocaleString('en-US')}</td>
              <td data-number="true">{formatPrice(price, found)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
