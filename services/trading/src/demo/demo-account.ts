/** Whom the demo world trades for. */
export type DemoAccount = {
  readonly account: string;
  readonly alloc_accounts: readonly string[];
  readonly custom_client_name: string;
};

/** Who answers for an order of an account, as the trader id on it. */
export const DEMO_TRADERS = ['JKERR', 'MOKAFOR', 'LSTEIN', 'APATEL', 'RNAKAMURA', 'CDUBOIS'] as const;
