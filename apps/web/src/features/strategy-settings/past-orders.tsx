import type { SettingFigures } from '@meridian/protocol/rest/strategy-figures-calls';
import { FormSection } from '../../components/fields/form-section.tsx';
import { costText, millionsText, ordersText } from './figures-text.ts';
import styles from './figures.module.css';

type Counted = Pick<SettingFigures['total'], 'orders' | 'filled_usd' | 'arrival_bps'>;

type PastOrdersProps = { readonly figures: SettingFigures | undefined; readonly error: Error | null };

/** Orders of the last 30 trading days that used the setting, by the group that chose it. */
export function PastOrders({ figures, error }: PastOrdersProps) {
  return (
    <FormSection title="Orders in 30 trading days">
      {figures === undefined ? (
        <p className={styles.quiet}>{error?.message ?? 'Counting orders'}</p>
      ) : figures.total.orders === 0 ? (
        <p className={styles.quiet}>No order used it.</p>
      ) : (
        <table className={styles.orders} aria-label="Orders in 30 trading days">
          <thead>
            <tr>
              <th scope="col">Chosen by</th>
              <th scope="col">Orders</th>
              <th scope="col">Filled</th>
              <th scope="col">Arrival bps</th>
            </tr>
          </thead>
          <tbody>
            {figures.by_group.map(({ group_name, ...counted }) => (
              <Line key={group_name ?? ''} name={group_name ?? 'The order itself'} counted={counted} />
            ))}
            {figures.by_group.length < 2 ? null : <Line name="Total" counted={figures.total} />}
          </tbody>
        </table>
      )}
    </FormSection>
  );
}

function Line({
  name,
  counted: { orders, filled_usd, arrival_bps },
}: {
  readonly name: string;
  readonly counted: Counted;
}) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{orders.toLocaleString('en-US')}</td>
      <td>{millionsText(filled_usd)}</td>
      <td data-tone={arrival_bps === null || arrival_bps === 0 ? undefined : arrival_bps > 0 ? 'worse' : 'better'}>
        {costText(arrival_bps)}
      </td>
    </tr>
  );
}

/** `33 orders` beside a version, or a dash for none. */
export function versionOrders(figures: SettingFigures | undefined, version: number): string {
  if (figures === undefined) return '';
  const orders = figures.by_version.find((one) => one.version === version)?.orders ?? 0;
  return orders === 0 ? '–' : ordersText(orders);
}
