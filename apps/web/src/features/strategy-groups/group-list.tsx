import type { StrategyGroupType } from '@meridian/domain/entities/strategy-group';
import type { ConditionalStrategyGroup } from '@meridian/protocol/rest/strategy-schemas';
import { QuickSearch } from '../../components/quick-search.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import styles from './strategy-groups.module.css';

const TYPES: readonly { readonly type: StrategyGroupType; readonly label: string }[] = [
  { type: 'regular', label: 'Regular' },
  { type: 'conditional', label: 'Conditional' },
  { type: 'multi-arm', label: 'Multi-arm' },
];

type GroupListProps = {
  readonly groups: readonly ConditionalStrategyGroup[];
  readonly selectedId: number | null;
  readonly search: string;
  readonly onSearch: (text: string) => void;
  readonly onOpen: (id: number) => void;
};

function isFound({ name, owner_account, owner_alloc_account }: ConditionalStrategyGroup, search: string): boolean {
  const text = `${name} ${owner_account ?? 'all accounts'} ${owner_alloc_account ?? ''}`.toLowerCase();
  return text.includes(search.trim().toLowerCase());
}

/** Groups by type; each says whose it is and how many rules or arms it has. */
export function GroupList({ groups, selectedId, search, onSearch, onOpen }: GroupListProps) {
  const found = groups.filter((group) => isFound(group, search));
  return (
    <nav className={styles['list']} aria-label="Strategy groups">
      <QuickSearch value={search} onChange={onSearch} label="Find a group" hasKey />
      {found.length === 0 && groups.length > 0 ? (
        <EmptyState title="No group found" detail={`Nothing matches “${search}”.`} />
      ) : null}
      {TYPES.map(({ type, label }) => {
        const rows = found.filter((group) => group.type === type);
        return rows.length === 0 ? null : (
          <section key={type} aria-label={label}>
            <h2 className={styles['type']}>
              {label} <span>{rows.length}</span>
            </h2>
            <ul>
              {rows.map((group) => (
                <li key={group.id}>
                  <button
                    type="button"
                    aria-current={group.id === selectedId ? 'true' : undefined}
                    onClick={() => onOpen(group.id)}
                  >
                    <span className={styles['listName']}>{group.name}</span>
                    <span className={styles['listOwner']}>
                      {group.owner_alloc_account ?? group.owner_account ?? 'All'}
                    </span>
                    <span className={styles['listCount']}>{partsOf(group)}</span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </nav>
  );
}

function partsOf({ type, rules, multi_arm_param_values }: ConditionalStrategyGroup): number {
  if (type === 'regular') return 1;
  return type === 'conditional' ? rules.length : Object.keys(multi_arm_param_values).length;
}
