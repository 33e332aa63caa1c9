import { type ConfigurationFile, ConfigurationRowsSchema } from '@meridian/protocol/rest/configuration-file-schema';
import { sortKeys, type Stored } from './import-configuration.ts';

/** In the order of the file. A kind precedes those that refer to it. */
const KINDS = Object.keys(ConfigurationRowsSchema.properties);

/** The whole configuration as one file, in a stable order. */
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
