import type { CallResponse } from '@meridian/protocol/rest/rest-call';
import type { reportScheduleFilters } from '@meridian/protocol/rest/tca-calls';
import { AccountsFromFile } from './accounts-from-file.tsx';
import { ChipsField } from './chips-field.tsx';
import { EditorGroup, type GroupProps, RangeField, SegmentField } from './editor-parts.tsx';

export type FilterChoices = CallResponse<typeof reportScheduleFilters>;

type FilterGroupProps = GroupProps & { readonly choices: FilterChoices | undefined };

const ASSET_CLASSES = [
  { value: 'ALL', label: 'All' },
  { value: 'EQUITY', label: 'Equity' },
  { value: 'FUTURE', label: 'Future' },
] as const;

export function AccountsGroup({ draft, set, choices }: FilterGroupProps) {
  return (
    <EditorGroup title="Accounts" hint="Empty is every account that you have">
      <ChipsField label="Account" choices={choices?.acc} values={draft.acc} onChange={(acc) => set({ acc })} />
      <ChipsField
        label="Sub-account"
        choices={choices?.alloc_acc}
        values={draft.alloc_acc}
        onChange={(alloc_acc) => set({ alloc_acc })}
      />
      <ChipsField
        label="Algo machine"
        choices={choices?.algo_machine_name}
        values={draft.algo_machine_name}
        onChange={(algo_machine_name) => set({ algo_machine_name })}
      />
      <AccountsFromFile
        accounts={choices?.acc ?? []}
        subAccounts={choices?.alloc_acc ?? []}
        onAccounts={({ acc, alloc_acc }) => set({ acc: [...acc], alloc_acc: [...alloc_acc] })}
      />
    </EditorGroup>
  );
}

const LISTS = [
  ['country', 'Country'],
  ['base_symbol', 'Base symbol'],
  ['actual_strategy', 'Algo strategy'],
  ['algorithm', 'Algo destination'],
] as const;

const RANGES = [
  ['part_rate', 'Participation', '%'],
  ['volume_cap', 'Volume cap', '%'],
  ['pct_adv', 'ADV', '%'],
  ['avg_spread', 'Avg spread', 'bps'],
  ['volatility', 'Volatility', '%'],
] as const;

export function FiltersGroup({ draft, problems, set, choices }: FilterGroupProps) {
  return (
    <EditorGroup title="Filters" hint="Empty is all orders">
      <SegmentField
        label="Asset class"
        groupName="Asset class of the orders"
        options={ASSET_CLASSES}
        value={draft.asset_class ?? 'ALL'}
        onChange={(value) => set({ asset_class: value === 'ALL' ? null : value })}
      />
      {LISTS.map(([field, label]) => (
        <ChipsField
          key={field}
          label={label}
          choices={choices?.[field]}
          values={draft[field]}
          onChange={(values) => set({ [field]: values })}
        />
      ))}
      <ChipsField
        label="Order type"
        choices={choices?.order_type}
        values={draft.order_type}
        onChange={(values) =>
          set({ order_type: (choices?.order_type ?? draft.order_type).filter((type) => values.includes(type)) })
        }
      />
      {RANGES.map(([field, label, unit]) => (
        <RangeField
          key={field}
          label={label}
          unit={unit}
          value={draft[field]}
          problem={problems[field]}
          onChange={(value) => set({ [field]: value })}
        />
      ))}
    </EditorGroup>
  );
}
