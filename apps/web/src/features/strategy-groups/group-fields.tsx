import { STRATEGY_GROUP_TYPES, type StrategyGroupType } from '@meridian/domain/entities/strategy-group';
import { ChoiceField } from '../../components/fields/choice-field.tsx';
import { Field } from '../../components/fields/field.tsx';
import { TextBox } from '../../components/fields/text-box.tsx';
import { Segments } from '../../components/segments.tsx';
import type { GroupDraft } from './group-draft.ts';
import styles from './strategy-groups.module.css';
import type { Target } from './use-groups.ts';

const TYPE_LABELS: Readonly<Record<StrategyGroupType, string>> = {
  regular: 'Regular',
  conditional: 'Conditional',
  'multi-arm': 'Multi-arm',
};

export function typeLabel(type: StrategyGroupType): string {
  return TYPE_LABELS[type];
}

/** An owner option: account and allocation account. Both are null for a shared group. */
export type Owner = { readonly owner_account: string | null; readonly owner_alloc_account: string | null };

const MAX_NAME = 120;

function ownerKey({ owner_account, owner_alloc_account }: Owner): string {
  return `${owner_account ?? ''}|${owner_alloc_account ?? ''}`;
}

export function ownerText({ owner_account, owner_alloc_account }: Owner): string {
  return owner_alloc_account ?? owner_account ?? 'All accounts';
}

type GroupFieldsProps = {
  readonly draft: GroupDraft;
  readonly owners: readonly Owner[];
  readonly targets: readonly Target[];
  readonly isDisabled: boolean;
  readonly onChange: (draft: GroupDraft) => void;
};

/** The common fields of every group: name, type, base and owner. */
export function GroupFields({ draft, owners, targets, isDisabled, onChange }: GroupFieldsProps) {
  const all = owners.some((owner) => ownerKey(owner) === ownerKey(draft)) ? owners : [draft, ...owners];
  return (
    <div className={styles['fields']}>
      <Field label="Name">
        {(control) => (
          <TextBox
            {...control}
            maxLength={MAX_NAME}
            disabled={isDisabled}
            value={draft.name}
            onText={(name) => onChange({ ...draft, name })}
          />
        )}
      </Field>
      <div className={styles['typeField']} inert={isDisabled}>
        <span>Type</span>
        <Segments
          label="Type"
          options={STRATEGY_GROUP_TYPES.map((value) => ({ value, label: TYPE_LABELS[value] }))}
          selected={draft.type}
          onSelect={(type) => onChange({ ...draft, type })}
        />
      </div>
      <ChoiceField
        label="Base strategy"
        choices={baseChoices(draft, targets)}
        value={draft.base}
        disabled={isDisabled}
        onChange={(base) => onChange({ ...draft, base })}
      />
      <ChoiceField
        label="Owner"
        choices={all.map((owner) => ({ value: ownerKey(owner), label: ownerText(owner) }))}
        value={ownerKey(draft)}
        disabled={isDisabled}
        onChange={(key) => {
          const owner = all.find((one) => ownerKey(one) === key);
          if (owner === undefined) return;
          const { owner_account, owner_alloc_account } = owner;
          onChange({ ...draft, owner_account, owner_alloc_account });
        }}
      />
    </div>
  );
}

function baseChoices({ base }: GroupDraft, targets: readonly Target[]) {
  const known = targets.map(({ name, kind }) => ({ value: name, label: name, detail: kind }));
  return base === '' || targets.some(({ name }) => name === base) ? known : [{ value: base, label: base }, ...known];
}
