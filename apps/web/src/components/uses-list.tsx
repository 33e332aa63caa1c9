import styles from './uses-list.module.css';

export type UseLine = {
  readonly kind: 'group' | 'strategy' | 'orders';
  readonly name: string;
  readonly how: string;
};

const KINDS: Readonly<Record<UseLine['kind'], string>> = {
  group: 'group',
  strategy: 'V2 strategy',
  orders: 'open orders',
};

/** Who uses something, and how. */
export function UsesList({ uses }: { readonly uses: readonly UseLine[] }) {
  if (uses.length === 0) return <p className={styles.nothing}>Nothing uses it.</p>;
  return (
    <table className={styles.uses} aria-label="Used by">
      <thead>
        <tr>
          <th scope="col">Used in</th>
          <th scope="col">Kind</th>
          <th scope="col">How</th>
        </tr>
      </thead>
      <tbody>
        {uses.map(({ kind, name, how }) => (
          <tr key={`${kind} ${name} ${how}`}>
            <th scope="row">{name}</th>
            <td>{KINDS[kind]}</td>
            <td>{how}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
