import type { GroupDocument } from '@meridian/domain/strategy-groups/group-document';
import type { CustomStrategy } from '@meridian/protocol/rest/strategy-schemas';

/** What a row of each kind holds besides its name, asset class, owner and version. */
export type ConfigurationDocuments = {
  /** A custom strategy, the second version of settings. */
  readonly strategy: Pick<CustomStrategy, 'strategy_destination' | 'settings' | 'param_values' | 'is_lqseek'>;
  /** A group of strategies; `learning` goes up when what was learnt of its arms is reset. */
  readonly group: GroupDocument & { readonly learning: number };
};

export type ConfigurationKind = keyof ConfigurationDocuments;
