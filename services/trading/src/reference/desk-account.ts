/** An account of the desk, maintained by administrators. */
export type DeskAccount = {
  readonly account: string;
  readonly alloc_accounts: readonly string[];
  readonly custom_client_name: string;
};
