import type { AssetClass } from '@meridian/domain/asset-class';
import type { Owned } from '@meridian/domain/entities/strategy-settings';
import type { Insertable, Selectable } from 'kysely';
import { nameKey } from '@meridian/domain/name-key';
import type { ConfigurationRowTable } from '../schema/configuration-tables.ts';
import type { ConfigurationDocuments, ConfigurationKind } from './configuration-documents.ts';

/** The values of a row without id and version. */
export type ConfigurationValues<Kind extends ConfigurationKind> = Owned & {
  readonly name: string;
  /** Null when it is the same for every asset class. */
  readonly asset_class: AssetClass | null;
  readonly document: ConfigurationDocuments[Kind];
};

export type ConfigurationRow<Kind extends ConfigurationKind> = ConfigurationValues<Kind> & {
  readonly id: number;
  readonly version: number;
  /** The creator, who may always change it. Null for the initial configuration. */
  readonly createdBy: number | null;
};

export function toRow<Kind extends ConfigurationKind>(
  row: Selectable<ConfigurationRowTable> & { readonly kind: Kind },
): ConfigurationRow<Kind> {
  const { id, name, asset_class, owner_account, owner_alloc_account, version } = row;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by this store only, and typed there by its kind.
  const document = row.document as unknown as ConfigurationDocuments[Kind];
  return { id, name, asset_class, owner_account, owner_alloc_account, document, version, createdBy: row.created_by };
}

export function toColumns<Kind extends ConfigurationKind>(
  kind: Kind,
  { name, asset_class, owner_account, owner_alloc_account, document }: ConfigurationValues<Kind>,
): Omit<Insertable<ConfigurationRowTable>, 'version' | 'created_by'> {
  return {
    kind,
    name,
    name_key: nameKey(name),
    asset_class,
    owner_account,
    owner_alloc_account,
    document: JSON.stringify(document),
  };
}
