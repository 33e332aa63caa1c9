import { ErrorState } from '../../components/error-state.tsx';
import { LoadingState } from '../../components/loading-state.tsx';
import { accountOptions, allocAccountOptions } from './account-options.ts';
import { AccountPicker } from './account-picker.tsx';
import { failedCall } from '../../api/call-failed.ts';
import type { GrantValues } from './grant-draft.ts';
import { useAllAccounts } from './use-user-details.ts';
import styles from './user-panel.module.css';

type GrantedAccountsProps = {
  readonly values: GrantValues;
  readonly onChange: (change: Partial<GrantValues>) => void;
};

/** The accounts whose rows the user sees. Without an account the user sees no rows, whatever the flags say. */
export function GrantedAccounts({ values, onChange }: GrantedAccountsProps) {
  const { data, error, refetch } = useAllAccounts();
  if (error !== null) {
    return <ErrorState title={error.message} source={failedCall(error) ?? ''} onRetry={() => void refetch()} />;
  }
  if (data === undefined) return <LoadingState label="Loading accounts" />;
  return (
    <div className={styles.pickers}>
      <AccountPicker
        label="Accounts"
        options={accountOptions(data, values.accounts)}
        selected={values.accounts}
        onChange={(accounts) => onChange({ accounts })}
      />
      <AccountPicker
        label="Allocation accounts"
        options={allocAccountOptions(data, values.alloc_accounts)}
        selected={values.alloc_accounts}
        onChange={(alloc_accounts) => onChange({ alloc_accounts })}
      />
    </div>
  );
}
