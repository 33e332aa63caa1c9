import type { AssetClass } from '../asset-class.ts';
import type { Owned, StrategySettings } from '../entities/strategy-settings.ts';
import type { VenueConfiguration } from '../entities/venue-configuration.ts';
import type { GroupDocument } from '../strategy-groups/group-document.ts';
import { nameKey } from '../name-key.ts';

/** One row of a configuration file. */
export type FileRow<Document> = Owned & {
  readonly name: string;
  readonly asset_class: AssetClass | null;
  readonly document: Document;
};

type SettingDocument = Pick<StrategySettings, 'strategy_name' | 'settings'>;
type StrategyDocument = Pick<StrategySettings, 'strategy_destination' | 'param_values'>;

/** The whole configuration of a desk by kind. */
export type FileRows = {
  readonly setting: readonly FileRow<SettingDocument>[];
  readonly strategy: readonly FileRow<StrategyDocument>[];
  readonly group: readonly FileRow<GroupDocument>[];
  readonly broker: readonly FileRow<unknown>[];
  readonly destination: readonly FileRow<unknown>[];
  readonly venue: readonly FileRow<unknown>[];
  readonly venue_configuration: readonly FileRow<Omit<VenueConfiguration, 'id' | 'version'>>[];
  readonly penalty: readonly FileRow<unknown>[];
};

export type FileKind = keyof FileRows;

/** A problem of one row. */
export type FileFinding = {
  readonly kind: FileKind;
  /** Counted from 1 within its kind. Null for a stored row that the file does not contain. */
  readonly row: number | null;
  readonly name: string;
  readonly message: string;
};

/** The key that identifies a row. */
export function rowKey({ name, asset_class, owner_account, owner_alloc_account }: Omit<FileRow<unknown>, 'document'>) {
  return JSON.stringify([nameKey(name), asset_class, owner_account, owner_alloc_account]);
}
