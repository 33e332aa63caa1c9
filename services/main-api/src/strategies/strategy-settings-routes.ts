import { isExcludedStrategyDestination } from '@meridian/domain/strategy-settings-map';
import type { SettingsVersion } from '@meridian/domain/strategy-settings/settings-version';
import type { StrategyUse } from '@meridian/domain/strategy-settings/strategy-uses';
import { suitsAssetClass } from '@meridian/domain/strategy-settings/suits-asset-class';
import { type CallGuard, registerCall } from '@meridian/identity/http/register-call';
import type { User } from '@meridian/protocol/rest/identity-schemas';
import {
  listSettings,
  listSettingsUses,
  listSettingsVersions,
  restoreSettings,
} from '@meridian/protocol/rest/strategy-settings-calls';
import type { SettingsRow } from '@meridian/protocol/rest/strategy-settings-schemas';
import type { FastifyInstance } from 'fastify';
import { answerRefused } from '../configuration/answer-refused.ts';
import { KIND_OF, toHistory, toProposalAnswer, toSettingsValues } from './settings-rows.ts';
import { proposalRoutes } from './proposal-routes.ts';
import { settingsRefused, strategiesRefused } from './strategy-refused.ts';
import { seenRows, type StrategyRoutesOptions, writerOf } from './strategy-seen.ts';

const DEFAULT_LIMIT = 100;

/** `/strategies/settings/*`: both versions for the settings screens, with history, uses and restore. */
export function strategySettingsRoutes(app: FastifyInstance, guard: CallGuard, options: StrategyRoutesOptions): void {
  const { store } = options;
  proposalRoutes(app, guard, options);
  registerCall(app, guard, listSettings, async ({ query, request }) => {
    const { settings_version, asset_class = null, limit = DEFAULT_LIMIT, offset = 0 } = query;
    const rows = (await settingsRows(options, settings_version, request.user)).filter((row) =>
      row.asset_class === null
        ? !isExcludedStrategyDestination(row.strategy_destination) && suitsAssetClass(row.strategy_name, asset_class)
        : asset_class === null || row.asset_class === asset_class,
    );
    return {
      kind: 'good',
      body: rows.slice(offset, offset + limit),
      headers: { 'x-total-count': String(rows.length) },
    };
  });
  registerCall(app, guard, listSettingsVersions, async ({ params, query, request }) => {
    const { settings_version, limit = DEFAULT_LIMIT, offset = 0 } = query;
    if ((await seenRow(options, settings_version, params.id, request.user)) === null) return missing(options);
    const page = await store.versions(KIND_OF[settings_version], params.id, { limit, offset });
    return {
      kind: 'good',
      body: page.versions.map(toHistory),
      headers: { 'x-total-count': String(page.total) },
    };
  });
  registerCall(app, guard, listSettingsUses, async ({ params, query, request }) => {
    const { settings_version } = query;
    if ((await seenRow(options, settings_version, params.id, request.user)) === null) return missing(options);
    return { kind: 'good', body: [...(await visibleUses(options, request.user))(settings_version, params.id)] };
  });
  registerCall(app, guard, restoreSettings, async ({ params: { id }, body, request }) => {
    const { settings_version, restore, version, note } = body;
    const kind = KIND_OF[settings_version];
    if ((await seenRow(options, settings_version, id, request.user)) === null) return missing(options);
    const old = await store.version(kind, id, restore);
    if (old === null) return missing(options);
    const { name, asset_class, owner_account, owner_alloc_account, document } = old;
    const row = { name, asset_class, owner_account, owner_alloc_account, document, id, version };
    const writer = await writerOf(options, request.user);
    const why = note === undefined || note.trim() === '' ? `Restored from version ${restore}` : note;
    const outcome = await store.proposals.submit(kind, [row], { writer, note: why });
    if (outcome.kind !== 'done') {
      return kind === 'setting'
        ? answerRefused(outcome, settingsRefused(store))
        : answerRefused(outcome, strategiesRefused(store));
    }
    const [done] = outcome.result;
    if (done?.kind === 'saved') return { kind: 'good', body: { version: done.row.version } };
    if (done?.kind === 'proposed') return { kind: 'good', body: { proposal: toProposalAnswer(done.proposal, writer) } };
    throw new Error('a version was restored and is not there');
  });
}

function missing({ store }: StrategyRoutesOptions) {
  return answerRefused({ kind: 'not-found', name: '', id: null }, settingsRefused(store));
}

async function seenRow(options: StrategyRoutesOptions, version: SettingsVersion, id: number, user: User) {
  const seen = await seenRows(options, KIND_OF[version], user);
  return seen.find(({ row }) => row.id === id) ?? null;
}

/** Uses by hidden accounts are not listed. A refused deletion only says that they exist. */
async function visibleUses(options: StrategyRoutesOptions, user: User) {
  const { accessTo } = await writerOf(options, user);
  const usesOf = await options.store.uses();
  return (version: SettingsVersion, id: number) =>
    usesOf(KIND_OF[version], id).filter((use) => accessTo(use, null) !== 'none');
}

async function settingsRows(
  options: StrategyRoutesOptions,
  version: SettingsVersion,
  user: User,
): Promise<readonly SettingsRow[]> {
  const { store } = options;
  const kind = KIND_OF[version];
  const [seen, usesOf, saves, { mayReach }] = await Promise.all([
    seenRows(options, kind, user),
    visibleUses(options, user),
    store.lastSaves(kind),
    store.proposals.approvalRule(),
  ]);
  return seen.map(({ row, level }) => {
    const save = saves.get(row.id);
    return Object.assign(toSettingsValues(row), {
      id: row.id,
      version: row.version,
      permission_level: level,
      needs_approval: mayReach(row),
      saved_ms: save?.saved_ms ?? 0,
      saved_by: save?.saved_by_email ?? null,
      uses: countUses(usesOf(version, row.id)),
    });
  });
}

function countUses(uses: readonly StrategyUse[]): SettingsRow['uses'] {
  const count = (kind: StrategyUse['kind']) =>
    new Set(uses.filter((use) => use.kind === kind).map(({ name }) => name)).size;
  return { groups: count('group'), strategies: count('strategy'), orders: count('orders') };
}
