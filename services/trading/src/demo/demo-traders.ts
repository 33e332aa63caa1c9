/** Who answers for an order of an account, as the trader id on it. */
export const DEMO_TRADERS = ['JKERR', 'MOKAFOR', 'LSTEIN', 'APATEL', 'RNAKAMURA', 'CDUBOIS'] as const;
