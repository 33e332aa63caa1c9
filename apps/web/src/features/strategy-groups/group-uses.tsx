import type { ConditionalStrategyGroup } from '@meridian/protocol/rest/strategy-schemas';
import styles from './strategy-groups.module.css';

/** Lists the places that use this group. */
export function GroupUses({ group }: { readonly group: ConditionalStrategyGroup }) {
  const { destination_uses, group_uses, direct_uses, order_uses } = group;
  const rows = [
    { label: 'Groups', count: group_uses.length, names: group_uses },
    { label: 'Strategies', count: destination_uses.length, names: destination_uses },
    { label: 'Live orders', count: order_uses, names: direct_uses },
  ];
  return (
    <section className={styles['side']} aria-label="Used by">
      <h3>Used by</h3>
      <table className={styles['uses']}>
        <tbody>
          {rows.map(({ label, count, names }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{count.toLocaleString('en-US')}</td>
              <td title={names.join(', ')}>{names.join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
