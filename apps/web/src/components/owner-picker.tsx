import type { Owned } from '@meridian/domain/entities/strategy-settings';
import { ChoiceField } from './fields/choice-field.tsx';

type OwnerPickerProps = {
  readonly owner: Owned;
  /** The accounts that the user may save for. */
  readonly accounts: readonly { readonly account: string; readonly alloc_account: string }[];
  /** True for administrators, who alone save for everybody. */
  readonly mayShare: boolean;
  readonly isReadOnly: boolean;
  readonly onOwner: (owner: Owned) => void;
};

/** The option without an owner: everybody, or every allocation of the account. */
const ALL = '';

/** Chooses the owner of a strategy or a group: an account, one of its allocations, or everybody. */
export function OwnerPicker({ owner, accounts, mayShare, isReadOnly, onOwner }: OwnerPickerProps) {
  const { owner_account, owner_alloc_account } = owner;
  const names = [
    ...new Set([...accounts.map(({ account }) => account), ...(owner_account === null ? [] : [owner_account])]),
  ];
  const own = accounts.filter(({ account }) => account === owner_account).map(({ alloc_account }) => alloc_account);
  const allocations = [...new Set([...own, ...(owner_alloc_account === null ? [] : [owner_alloc_account])])];
  const isShared = mayShare || owner_account === null;
  return (
    <>
      <ChoiceField
        label="Account"
        disabled={isReadOnly}
        choices={[...(isShared ? [{ value: ALL, label: 'All accounts' }] : []), ...names.map(choice)]}
        value={owner_account ?? ALL}
        onChange={(picked) => onOwner({ owner_account: picked === ALL ? null : picked, owner_alloc_account: null })}
      />
      <ChoiceField
        label="Allocation account"
        disabled={isReadOnly || owner_account === null}
        choices={[
          { value: ALL, label: owner_account === null ? 'All' : `All of ${owner_account}` },
          ...allocations.map(choice),
        ]}
        value={owner_alloc_account ?? ALL}
        onChange={(picked) => onOwner({ owner_account, owner_alloc_account: picked === ALL ? null : picked })}
      />
    </>
  );
}

function choice(value: string) {
  return { value, label: value };
}
