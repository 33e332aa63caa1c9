/** An account of the desk, as administrators keep it. */
export type DeskAccount = {
  readonly account: string;
  readonly alloc_accounts: readonly string[];
  readonly custom_client_name: string;
};
