import type { SettingsValues, SettingsVersion } from '@meridian/domain/strategy-settings/settings-version';
import { amendProposal, restoreSettings, saveSetting } from '@meridian/protocol/rest/strategy-settings-calls';
import type { Proposal, SettingsRow } from '@meridian/protocol/rest/strategy-settings-schemas';
import {
  batchInsertUserCustomStrategy,
  deleteUserCustomStrategy,
  insertUserCustomStrategy,
  removeStrategy,
} from '@meridian/protocol/rest/strategy-write-calls';
import type { ApiClient } from '../../api/api-client.ts';
import { orThrow } from '../../api/call-failed.ts';

export type SavedSettings =
  | { readonly kind: 'saved'; readonly id: number }
  | { readonly kind: 'proposed'; readonly proposal: Proposal };

type ToSave = {
  readonly version: SettingsVersion;
  readonly values: SettingsValues;
  readonly note: string;
  /** The version the edit is based on. Null for a new setting. */
  readonly from: Pick<SettingsRow, 'id' | 'version'> | null;
};

function whoOf({ asset_class: _assetClass, ...values }: SettingsValues) {
  return { ...values, settings: { ...values.settings }, param_values: { ...values.param_values } };
}

/** Creates a setting or saves its next version. The save may need a second person's approval. */
export async function saveSettings(
  { callMain }: ApiClient,
  { version, values, note, from }: ToSave,
): Promise<SavedSettings> {
  const body = { ...whoOf(values), note, ...(from === null ? {} : { id: from.id, version: from.version }) };
  const saved =
    version === 'v1'
      ? orThrow(saveSetting, await callMain(saveSetting, { body })).value
      : orThrow(
          insertUserCustomStrategy,
          await callMain(insertUserCustomStrategy, { body: { ...body, asset_class: values.asset_class ?? 'EQUITY' } }),
        ).value;
  return 'proposal' in saved ? { kind: 'proposed', proposal: saved.proposal } : { kind: 'saved', id: saved.id };
}

/** The author changes a pending proposal. */
export async function amendSettings({ callMain }: ApiClient, id: number, values: SettingsValues, note: string) {
  const body = { ...whoOf(values), asset_class: values.asset_class, note };
  return orThrow(amendProposal, await callMain(amendProposal, { params: { id }, body })).value;
}

export async function insertBatch({ callMain }: ApiClient, rows: readonly Omit<ToSave, 'version'>[]) {
  const body = rows.map(({ values, note, from }) =>
    Object.assign(whoOf(values), {
      asset_class: values.asset_class ?? ('EQUITY' as const),
      note,
      ...(from === null ? {} : { id: from.id, version: from.version }),
    }),
  );
  return orThrow(batchInsertUserCustomStrategy, await callMain(batchInsertUserCustomStrategy, { body })).value;
}

export async function removeSettings(
  { callMain }: ApiClient,
  version: SettingsVersion,
  row: SettingsRow,
  note: string,
) {
  if (version === 'v2') {
    const body = { id: row.id, version: row.version, note };
    return orThrow(deleteUserCustomStrategy, await callMain(deleteUserCustomStrategy, { body })).value;
  }
  const { owner_account: account, owner_alloc_account: alloc_account, strategy_destination, strategy_name } = row;
  const body = {
    strategy_destination,
    strategy_name,
    version: row.version,
    note,
    ...(account !== null && { account }),
    ...(alloc_account !== null && { alloc_account }),
  };
  return orThrow(removeStrategy, await callMain(removeStrategy, { body })).value;
}

export async function restoreVersion(
  { callMain }: ApiClient,
  version: SettingsVersion,
  row: SettingsRow,
  restore: number,
) {
  const body = { settings_version: version, restore, version: row.version };
  return orThrow(restoreSettings, await callMain(restoreSettings, { params: { id: row.id }, body })).value;
}
