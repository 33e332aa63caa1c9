import { type ConfigurationFile, ConfigurationRowsSchema } from '@meridian/protocol/rest/configuration-file-schema';
import { sortKeys, type Stored } from './import-configuration.ts';

/** In the order of the file: what others build on comes first. */
const KINDS = Object.keys(ConfigurationRowsSchema.properties);

/** Everything that is configured as one file, in an order that stays the same. */
export function toConfigurationFile(all: readonly Stored[]): ConfigurationFile {
  const rows = Object.fromEntries(
    KINDS.map((kind) => [
      kind,
      all
        .filter((row) => row.kind === kind)
        .map(({ name, asset_class, owner_account, owner_alloc_account, document }) => ({
          name,
          asset_class,
          owner_account,
          owner_alloc_account,
          document: sortKeys(document),
        })),
    ]),
  );
  return { format: 'meridian-configuration', version: 1, rows };
}
