import { abbreviateNumber } from '@meridian/domain/abbreviate-number';
import { formatFixed, formatUpTo } from '@meridian/domain/number-format';
import { timeOfDay } from '../../lib/time-text.ts';
import type { CostAddress } from './cost-address.ts';
import styles from './transaction-cost.module.css';
import { useAskedEstimate } from './use-transaction-cost.ts';

/** What the estimate rests on, and how old it is. */
export function CostStatus({ address }: { readonly address: CostAddress }) {
  const { data, dataUpdatedAt } = useAskedEstimate(address);
  if (data === undefined) return null;
  const { market, model } = data;
  const { volatility, spread, spread_bps } = market;
  return (
    <>
      <span>
        <b>{data.exchange_symbol}</b> {formatUpTo(market.price, 5)} on {market.as_of}
      </span>
      <span>
        ADV <b>{abbreviateNumber(market.adv)}</b>, {market.days} days
      </span>
      {volatility === null ? null : (
        <span>
          Volatility <b>{formatFixed(100 * volatility, 2)}%</b> a day
        </span>
      )}
      {spread === null ? null : (
        <span>
          Spread <b>{formatUpTo(spread, 5)}</b>
          {spread_bps === null ? null : `, ${formatFixed(spread_bps, 2)} bps`}
        </span>
      )}
      <span>
        {model.version === null ? (
          'Model: published defaults'
        ) : (
          <>
            Model calibrated <b>{timeOfDay(model.calibrated_ms ?? 0).slice(0, 5)}</b> from{' '}
            <b>{model.orders.toLocaleString('en-US')}</b> orders
          </>
        )}
      </span>
      <span className={styles['cached']}>Computed {timeOfDay(dataUpdatedAt)}, fresh for 5 min</span>
    </>
  );
}
