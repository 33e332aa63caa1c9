import type { AssetClass } from '@meridian/domain/asset-class';
import { ownerText, settingsName, type SettingsVersion } from '@meridian/domain/strategy-settings/settings-version';
import type { Proposal, SettingsRow } from '@meridian/protocol/rest/strategy-settings-schemas';

/** An entry of the list: a setting, or a proposal for a new one. */
export type SettingsEntry = {
  /** `12` for a setting, `p5` for a proposal of a new one. */
  readonly key: string;
  readonly name: string;
  readonly base: string;
  readonly uses: number;
  readonly row: SettingsRow | null;
  readonly proposal: Proposal | null;
};

export type SettingsSection = {
  readonly title: string;
  readonly note: string;
  readonly entries: readonly SettingsEntry[];
};

export type SettingsFilter = {
  readonly search: string;
  readonly account: string | null;
  readonly isPendingOnly: boolean;
};

export const NO_FILTER: SettingsFilter = { search: '', account: null, isPendingOnly: false };

/** Rows are of the asset class already, proposals of all of them. */
export function settingsEntries(
  version: SettingsVersion,
  assetClass: AssetClass,
  rows: readonly SettingsRow[],
  proposals: readonly Proposal[],
): readonly SettingsEntry[] {
  const ofRows = rows.map((row): SettingsEntry => {
    const proposal = proposals.find(({ settings_id }) => settings_id === row.id) ?? null;
    const base = version === 'v1' ? row.strategy_name : row.strategy_destination;
    const uses = row.uses.groups + row.uses.strategies + row.uses.orders;
    return { key: String(row.id), name: settingsName(version, row), base, uses, row, proposal };
  });
  const fresh = proposals
    .filter(({ settings_id, values: { asset_class: of } }) => settings_id === null && (of ?? assetClass) === assetClass)
    .map((proposal): SettingsEntry => {
      const base = version === 'v1' ? proposal.values.strategy_name : proposal.values.strategy_destination;
      return {
        key: `p${proposal.id}`,
        name: settingsName(version, proposal.values),
        base,
        uses: 0,
        row: null,
        proposal,
      };
    });
  return [...ofRows, ...fresh];
}

function ownerOf({ row, proposal }: SettingsEntry) {
  return row ?? proposal?.values ?? { owner_account: null, owner_alloc_account: null };
}

/** Grouped by owner: shared settings first, then each account before its allocations. */
export function settingsSections(
  entries: readonly SettingsEntry[],
  filter: SettingsFilter,
): readonly SettingsSection[] {
  const wanted = filter.search.trim().toLowerCase();
  const shown = entries.filter((entry) => {
    const { owner_account } = ownerOf(entry);
    const isFound = `${entry.name} ${entry.base}`.toLowerCase().includes(wanted);
    const isOfAccount = filter.account === null || owner_account === null || owner_account === filter.account;
    return isFound && isOfAccount && (!filter.isPendingOnly || entry.proposal !== null);
  });
  const keyOf = (entry: SettingsEntry) => {
    const { owner_account, owner_alloc_account } = ownerOf(entry);
    return `${owner_account ?? ''}|${owner_alloc_account ?? ''}`;
  };
  return [...Map.groupBy(shown, keyOf)]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([, its]) => {
      const [first] = its;
      const owner = first === undefined ? { owner_account: null, owner_alloc_account: null } : ownerOf(first);
      const isShared = owner.owner_account === null && owner.owner_alloc_account === null;
      const ofAccount = owner.owner_alloc_account === null ? 'all allocation accounts' : (owner.owner_account ?? '');
      return {
        title: isShared ? 'All accounts' : ownerText(owner),
        note: isShared ? 'shared' : ofAccount,
        entries: its.toSorted((a, b) => a.name.localeCompare(b.name)),
      };
    });
}
