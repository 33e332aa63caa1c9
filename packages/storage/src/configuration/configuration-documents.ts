import type { CustomStrategy } from '@meridian/protocol/rest/strategy-schemas';

/** What a row of each kind holds besides its name, asset class, owner and version. */
export type ConfigurationDocuments = {
  /** A custom strategy, the second version of settings. */
  readonly strategy: Pick<CustomStrategy, 'strategy_destination' | 'settings' | 'param_values' | 'is_lqseek'>;
};

export type ConfigurationKind = keyof ConfigurationDocuments;
