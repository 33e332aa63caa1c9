import type { AssetClass } from '@meridian/domain/asset-class';
import { withTargetReplaced } from '@meridian/domain/strategy-groups/replace-target';
import { isNamed } from '@meridian/domain/strategy-settings/settings-version';
import { strategyGroups } from '@meridian/protocol/rest/strategy-read-calls';
import type { ConditionalStrategyGroup } from '@meridian/protocol/rest/strategy-schemas';
import { listSettings } from '@meridian/protocol/rest/strategy-settings-calls';
import {
  createUpdateConditionalStrategyGroup,
  createUpdateStrategyGroup,
} from '@meridian/protocol/rest/strategy-write-calls';
import type { UseLine } from '../../components/uses-list.tsx';
import type { ApiClient } from '../../api/api-client.ts';
import { orThrow } from '../../api/call-failed.ts';
import { saveSettings } from './settings-changes.ts';
import { valuesOf } from './settings-draft.ts';

const MAX_ROWS = 1_000;

type Replacing = {
  readonly from: string;
  readonly to: string;
  readonly uses: readonly UseLine[];
  readonly assetClasses: readonly AssetClass[];
};

export type Replaced = { readonly saved: number; readonly proposed: number };

/** Saves every group and strategy that names `from` with `to` instead. Each becomes a new version. */
export async function replaceUses(api: ApiClient, { from, to, uses, assetClasses }: Replacing): Promise<Replaced> {
  const isUser = (kind: UseLine['kind'], name: string) =>
    uses.some((use) => use.kind === kind && isNamed(use.name, name));
  const note = `${from} replaced by ${to}`;
  let [saved, proposed] = [0, 0];
  for (const asset_class of assetClasses) {
    const query = { asset_class, limit: MAX_ROWS };
    const groups = orThrow(strategyGroups, await api.callMain(strategyGroups, { query })).value;
    for (const group of groups.filter(({ name }) => isUser('group', name))) {
      const next = withTargetReplaced(group, from, to);
      if (next === null) continue;
      await saveGroup(api, next, note);
      saved += 1;
    }
    const of = { query: { ...query, settings_version: 'v2' } } as const;
    const rows = orThrow(listSettings, await api.callMain(listSettings, of)).value;
    for (const row of rows.filter(({ strategy_name }) => isUser('strategy', strategy_name))) {
      if (!isNamed(row.strategy_destination, from)) continue;
      const values = { ...valuesOf(row), strategy_destination: to };
      const { kind } = await saveSettings(api, { version: 'v2', values, note, from: row });
      if (kind === 'proposed') proposed += 1;
      else saved += 1;
    }
  }
  return { saved, proposed };
}

async function saveGroup(api: ApiClient, group: ConditionalStrategyGroup, note: string): Promise<void> {
  const { id, version, name, type, base, asset_class, owner_account, owner_alloc_account } = group;
  const owner = { owner_account, owner_alloc_account };
  const body = { id, version, name, type, base, asset_class, ...owner, note };
  const arms = { multi_arm_param_values: group.multi_arm_param_values };
  if (type === 'conditional') {
    const conditional = { body: { ...body, ...arms, rules: group.rules } };
    orThrow(
      createUpdateConditionalStrategyGroup,
      await api.callMain(createUpdateConditionalStrategyGroup, conditional),
    );
    return;
  }
  orThrow(createUpdateStrategyGroup, await api.callMain(createUpdateStrategyGroup, { body: { ...body, ...arms } }));
}
