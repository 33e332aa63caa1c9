import type { Owned } from '@meridian/domain/entities/strategy-settings';
import type { CustomStrategy } from '@meridian/protocol/rest/strategy-schemas';
import type { OpenDatabase } from '../database.ts';
import { type StoredStrategy, type StrategyValues, toStored } from './custom-strategy-row.ts';
import { removeStrategy } from './remove-strategy.ts';
import { saveStrategies } from './save-strategies.ts';

/** The most that a desk keeps. */
export const MAX_CUSTOM_STRATEGIES = 2_000;

/** Without an id it is new; with one, `version` is what the save was made from. */
export type StrategyToSave = StrategyValues & {
  readonly id?: number | undefined;
  readonly version?: number | undefined;
};

export type StrategyAccess = 'none' | 'read' | 'write';

/** Who saves, and what of others' that user may see and change. */
export type StrategyWriter = {
  readonly userId: number;
  readonly email: string;
  readonly accessTo: (owned: Owned, createdBy: number | null) => StrategyAccess;
};

export type StrategyRefusal = {
  readonly kind: 'not-found' | 'not-permitted' | 'name-taken' | 'changed-meanwhile' | 'too-many';
  /** What the strategy is called, or was to be. */
  readonly name: string;
};

export type StrategiesSaved = { readonly kind: 'saved'; readonly strategies: readonly CustomStrategy[] };

export type CustomStrategyStore = {
  /** All there are, by name: whoever asks for a user leaves out what that user may not see. */
  list(): Promise<StoredStrategy[]>;
  /** All of them or none, in the order given. */
  save(strategies: readonly StrategyToSave[], writer: StrategyWriter): Promise<StrategiesSaved | StrategyRefusal>;
  remove(
    id: number,
    writer: StrategyWriter,
  ): Promise<{ readonly kind: 'removed'; readonly name: string } | StrategyRefusal>;
};

export type CustomStrategyStoreOptions = { readonly database: OpenDatabase; readonly nowMs: () => number };

/** Custom strategies with their versions; each change is told over the outbox. */
export function createCustomStrategyStore(options: CustomStrategyStoreOptions): CustomStrategyStore {
  return {
    list: async () => {
      const rows = await options.database.db
        .selectFrom('custom_strategy')
        .selectAll()
        .orderBy('name_key')
        .orderBy('id')
        .execute();
      return rows.map(toStored);
    },
    save: (strategies, writer) => saveStrategies(options, strategies, writer),
    remove: (id, writer) => removeStrategy(options, id, writer),
  };
}
