import type { Account } from '@meridian/domain/entities/auth-state';

export type GrantedAccount = {
  readonly account: string;
  readonly client: string;
  readonly allocAccounts: readonly string[];
};

/** One line per account with its allocation accounts, both by name. */
export function grantedAccounts(accounts: readonly Account[]): readonly GrantedAccount[] {
  const names = [...new Set(accounts.map(({ account }) => account))].sort((one, other) => one.localeCompare(other));
  return names.map((account) => {
    const rows = accounts.filter((row) => row.account === account);
    const allocAccounts = [...new Set(rows.map(({ alloc_account }) => alloc_account).filter(Boolean))];
    return {
      account,
      client: rows.find(({ custom_client_name }) => custom_client_name !== '')?.custom_client_name ?? '',
      allocAccounts: allocAccounts.sort((one, other) => one.localeCompare(other)),
    };
  });
}
