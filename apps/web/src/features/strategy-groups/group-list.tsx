import type { StrategyGroupType } from '@meridian/domain/entities/strategy-group';
import type { ConditionalStrategyGroup } from '@meridian/protocol/rest/strategy-schemas';
import { Button } from '@salt-ds/core';
import { EmptyState } from '../../components/empty-state.tsx';
import { QuickSearch } from '../../components/quick-search.tsx';
import { SideList } from '../../components/side-list.tsx';
import listCss from '../../components/side-list.module.css';
import { Tag } from '../../components/tag.tsx';

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

/** Groups by type, each with its owner and its number of rules or arms. */
export function GroupList({ groups, selectedId, search, onSearch, onOpen }: GroupListProps) {
  const found = groups.filter((group) => isFound(group, search));
  const sections = TYPES.map(({ type, label }) => ({
    title: label,
    entries: found.filter((group) => group.type === type).map(entryOf),
  })).filter(({ entries }) => entries.length > 0);
  return (
    <div className={listCss.column}>
      <QuickSearch value={search} onChange={onSearch} label="Find a group" hasKey />
      {sections.length === 0 && groups.length > 0 ? (
        <EmptyState
          title="No group found"
          detail={`Nothing matches “${search}”.`}
          actions={<Button onClick={() => onSearch('')}>Clear search</Button>}
        />
      ) : (
        <SideList
          label="Strategy groups"
          sections={sections}
          selectedKey={selectedId === null ? null : String(selectedId)}
          onSelect={(key) => onOpen(Number(key))}
        />
      )}
      <p className={listCss.note}>The number counts rules or arms.</p>
    </div>
  );
}

function entryOf(group: ConditionalStrategyGroup) {
  const owner = group.owner_alloc_account ?? group.owner_account;
  return {
    key: String(group.id),
    name: group.name,
    details: (
      <>
        {owner === null ? null : <Tag>{owner}</Tag>}
        <span className={listCss.count}>{partsOf(group)}</span>
      </>
    ),
  };
}

function partsOf({ type, rules, multi_arm_param_values }: ConditionalStrategyGroup): number {
  if (type === 'regular') return 1;
  return type === 'conditional' ? rules.length : Object.keys(multi_arm_param_values).length;
}
