import type { NamedGroup } from '@meridian/domain/strategy-groups/group-document';
import type { ConfigurationRow, ConfigurationValues } from './configuration-row.ts';

export type StoredGroup = NamedGroup & {
  readonly id: number;
  readonly version: number;
  /** Raised when the arms' learning is reset. */
  readonly learning: number;
};

export function toGroup(row: ConfigurationRow<'group'>): StoredGroup {
  const { id, name, asset_class, owner_account, owner_alloc_account, document, version } = row;
  if (asset_class === null) throw new Error(`the group ${name} has no asset class`);
  return { id, name, asset_class, owner_account, owner_alloc_account, ...document, version };
}

export function toGroupValues(group: NamedGroup & { readonly learning: number }): ConfigurationValues<'group'> {
  const { name, asset_class, owner_account, owner_alloc_account } = group;
  const { type, base, multi_arm_param_values, rules, learning } = group;
  const document = { type, base, multi_arm_param_values, rules, learning };
  return { name, asset_class, owner_account, owner_alloc_account, document };
}
