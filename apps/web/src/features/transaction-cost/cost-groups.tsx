import type { AssetClass, AssetSelection } from '@meridian/domain/asset-class';
import { abbreviateNumber } from '@meridian/domain/abbreviate-number';
import { formatFixed, formatSigned } from '@meridian/domain/number-format';
import type { COST_GROUPINGS, CostGroup } from '@meridian/protocol/rest/calibration-calls';
import { EmptyState } from '../../components/empty-state.tsx';
import { cardState } from './card-state.tsx';
import { type HistoryRange, rangeDays } from './cost-address.ts';
import cards from './cost-cards.module.css';
import styles from './transaction-cost.module.css';
import { costGroupsQuestion, useCostGroups } from './use-transaction-cost.ts';

type CostGroupsProps = {
  readonly grouping: (typeof COST_GROUPINGS)[number];
  readonly title: string;
  readonly range: HistoryRange;
  readonly asset: AssetSelection;
};

const READINGS: Readonly<Record<CostGroup['reading'], string>> = {
  cheaper: 'Cheaper',
  costlier: 'Costlier',
  'no-clear-change': 'As expected',
  'too-few': 'Too few to tell',
};

const HEAD = [
  'Orders',
  'Filled',
  'Realised bps',
  'Expected bps',
  'Difference bps',
  '95% range',
  'Inside 80%',
  'Reading',
];

/** What own orders cost against what the model expected of them; a difference always carries its range. */
export function CostGroups({ grouping, title, range, asset }: CostGroupsProps) {
  const days = rangeDays(range);
  const asked = costGroupsQuestion(grouping, days, asset);
  const query = useCostGroups(asked);
  const rows = query.data ?? [];
  const state = cardState(query, 'Loading orders');
  return (
    <div className={styles['page']}>
      <section className={styles['card']} aria-label={title}>
        <h2>
          {title}{' '}
          <small>
            {whoseOrders(asked.asset_class)} of the last {days} trading days, notional weighted, against arrival
          </small>
        </h2>
        {state ?? (rows.length === 0 ? <EmptyState title="No own orders in these days" /> : null)}
        {state === null && rows.length > 0 ? <GroupTable title={title} rows={rows} /> : null}
        <p>
          Costlier or Cheaper only where the whole range says so. Too few to tell below 30 effective orders.{' '}
          {leftOutText(rows)}
        </p>
      </section>
    </div>
  );
}

/** Why a report counts more orders. */
export function leftOutText(rows: readonly Pick<CostGroup, 'left_out'>[]): string {
  const count = rows.reduce((sum, { left_out }) => sum + left_out, 0);
  if (count === 0) return '';
  const [orders, say] = count === 1 ? ['order says', 'is'] : ['orders say', 'are'];
  return `${formatFixed(count, 0)} ${orders} nothing about impact and ${say} left out: under half filled, limited out or halted.`;
}

function whoseOrders(assetClass: AssetClass | undefined): string {
  if (assetClass === undefined) return 'own orders';
  return assetClass === 'EQUITY' ? 'own orders in equities' : 'own orders in futures';
}

function GroupTable({ title, rows }: { readonly title: string; readonly rows: readonly CostGroup[] }) {
  const reach = Math.max(...rows.flatMap(({ low_bps, high_bps }) => [Math.abs(low_bps), Math.abs(high_bps)]), 1);
  const at = (value: number) => `${50 + (50 * value) / reach}%`;
  return (
    <table className={cards['groups']} aria-label={title}>
      <thead>
        <tr>
          <th scope="col">{title.replace('By ', '')}</th>
          {HEAD.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.group} data-few={row.reading === 'too-few'}>
            <th scope="row">{row.group === '' ? 'None' : row.group}</th>
            <td>{row.orders.toLocaleString('en-US')}</td>
            <td>${abbreviateNumber(row.filled_usd)}</td>
            <td>{formatFixed(row.realized_bps, 2)}</td>
            <td>{formatFixed(row.expected_bps, 2)}</td>
            <td data-tone={row.reading}>{formatSigned(row.difference_bps, 2)}</td>
            <td>
              <span className={cards['whisker']} aria-hidden="true">
                <i style={{ left: at(row.low_bps), right: `calc(100% - ${at(row.high_bps)})` }} />
                <b style={{ left: at(row.difference_bps) }} />
              </span>
              {formatSigned(row.low_bps, 1)} to {formatSigned(row.high_bps, 1)}
            </td>
            <td>{formatFixed(row.inside_percent, 0)}%</td>
            <td data-tone={row.reading}>{READINGS[row.reading]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
