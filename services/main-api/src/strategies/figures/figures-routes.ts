import type { History } from '@meridian/history/reader/open-history';
import { findNode, type StrategyNode } from '@meridian/domain/strategy-groups/strategy-graph';
import { nameKey } from '@meridian/domain/name-key';
import { type ResolvedBase, resolveBase } from '@meridian/domain/strategy-settings/resolve-base';
import type { SettingsValues, SettingsVersion } from '@meridian/domain/strategy-settings/settings-version';
import { isStrategyName } from '@meridian/domain/strategies/strategy-names';
import { ownedKey } from '@meridian/history/queries/algo-machines';
import { type SettingOrders, settingOrders, settingSample } from '@meridian/history/queries/setting-orders';
import { type CallGuard, registerCall } from '@meridian/identity/http/register-call';
import type { User } from '@meridian/protocol/rest/identity-schemas';
import { settingFigures, type SettingFigures } from '@meridian/protocol/rest/strategy-figures-calls';
import { lastTradingDays } from '@meridian/history/days/last-trading-days';
import type { FastifyInstance } from 'fastify';
import { answerRefused } from '../../configuration/answer-refused.ts';
import { isSettingsProposal, KIND_OF, toSettingsValues } from '../settings-rows.ts';
import { settingsRefused } from '../strategy-refused.ts';
import { seenRows, type StrategyRoutesOptions, writerOf } from '../strategy-seen.ts';
import { type ComparedVersion, compareVersions } from './compare-versions.ts';
import { countOrders } from './count-orders.ts';

export type FiguresRoutesOptions = StrategyRoutesOptions & {
  readonly past: History;
  readonly nowMs: () => number;
};

const DAYS = 30;
/** A sample of this many past orders is enough for a comparison. */
const MAX_REPLAYED = 400;

/** `/strategies/settings/:id/figures`: results of a setting's orders, and their results under another version. */
export function figuresRoutes(app: FastifyInstance, guard: CallGuard, options: FiguresRoutesOptions): void {
  const { store } = options;
  registerCall(app, guard, settingFigures, async ({ params, query, request, signal }) => {
    const { user } = request;
    const kind = KIND_OF[query.settings_version];
    const row = (await seenRows(options, kind, user)).find(({ row: { id } }) => id === params.id)?.row;
    if (row === undefined) {
      return answerRefused({ kind: 'not-found', name: '', id: null }, settingsRefused(store));
    }
    const { past: history } = options;
    const days = await lastTradingDays(history, options.nowMs(), DAYS);
    const asked = { name: nameKey(row.name), owned: await ownedBy(options, user) };
    const isMeant = await whoMeans(options, kind, row.id);
    const found = (await history.query(settingOrders, days, asked, { signal })).rows.filter((its) =>
      isMeant(its, row.name),
    );
    const whole = (await history.days(days)).whole.map(({ tradeDate }) => tradeDate);
    const { before, after } = await versionsOf(options, query, params.id, user);
    const compare = async () => {
      const { rows } = await history.query(settingSample, days, { ...asked, limit: MAX_REPLAYED }, { signal });
      const sample = rows.filter((its) => isMeant(its, row.name));
      return before === null || after === null ? null : compareVersions(sample, before, after);
    };
    const reason = reasonNot(query, { before, after }, user);
    const compared = reason === null ? await compare() : null;
    const body: SettingFigures = {
      from: whole[0] ?? days.from,
      until: whole.at(-1) ?? days.to,
      trading_days: whole.length,
      ...countOrders(found),
      compared,
      not_compared: compared === null ? (reason ?? 'No past order can be estimated under both versions.') : null,
    };
    return { kind: 'good', body };
  });
}

type Query = {
  readonly settings_version: SettingsVersion;
  readonly before?: number;
  readonly after?: number;
  readonly proposal?: number;
};

type Compared = { readonly before: ComparedVersion | null; readonly after: ComparedVersion | null };

function reasonNot({ after, proposal }: Query, compared: Compared, user: User): string | null {
  if (after === undefined && proposal === undefined) return 'Choose another version to compare with.';
  if (!user.market_impact_permit) return 'Estimates need the market impact permit.';
  if (compared.before === null || compared.after === null) return 'One of the versions leads to no algorithm.';
  return null;
}

/** Null for all accounts. */
async function ownedBy({ identity }: FiguresRoutesOptions, user: User): Promise<readonly string[] | null> {
  return user.is_admin ? null : (await identity.accountsOf(user)).map(ownedKey);
}

/** The same name may belong to another owner, or to a strategy instead of a setting. */
async function whoMeans({ store }: FiguresRoutesOptions, kind: 'setting' | 'strategy', id: number) {
  const [strategies, settings] = await Promise.all([store.list('strategy'), store.list('setting')]);
  const node = (of: StrategyNode['kind'], row: (typeof strategies | typeof settings)[number]): StrategyNode => {
    const { name, asset_class, owner_account, owner_alloc_account } = row;
    return { kind: of, id: row.id, name, asset_class, owner_account, owner_alloc_account, leadsTo: [] };
  };
  const nodes = [...strategies.map((row) => node('strategy', row)), ...settings.map((row) => node('setting', row))];
  return (order: Pick<SettingOrders, 'account' | 'alloc_account' | 'asset_class'>, name: string): boolean => {
    const { account: owner_account, alloc_account: owner_alloc_account, asset_class } = order;
    const meant = findNode(nodes, { owner_account, owner_alloc_account, asset_class }, name);
    return meant?.kind === kind && meant.id === id;
  };
}

/** The compared values with their algorithm. */
async function versionsOf(options: FiguresRoutesOptions, query: Query, id: number, user: User): Promise<Compared> {
  const { store } = options;
  const kind = KIND_OF[query.settings_version];
  const all = {
    strategies: (await store.list('strategy')).map(toSettingsValues),
    settings: (await store.list('setting')).map(toSettingsValues),
  };
  const resolved = (version: number | null, values: SettingsValues): ComparedVersion | null => {
    const base = resolveValues(query.settings_version, values, all);
    return base === null ? null : { version, resolved: base };
  };
  const kept = async (version: number | undefined) => {
    const found = version === undefined ? await store.find(kind, id) : await store.version(kind, id, version);
    return found === null ? null : resolved(found.version, toSettingsValues(found));
  };
  const proposed = async (proposalId: number) => {
    const proposal = await store.proposals.find(proposalId);
    const { accessTo } = await writerOf(options, user);
    const isSeen = proposal !== null && accessTo(proposal, proposal.proposedBy) !== 'none';
    return isSeen && isSettingsProposal(proposal) && proposal.kind === kind && proposal.rowId === id
      ? resolved(null, toSettingsValues(proposal))
      : null;
  };
  const before = await kept(query.before);
  if (query.proposal !== undefined) return { before, after: await proposed(query.proposal) };
  return { before, after: query.after === undefined ? null : await kept(query.after) };
}

function resolveValues(
  version: SettingsVersion,
  values: SettingsValues,
  all: Parameters<typeof resolveBase>[2],
): ResolvedBase | null {
  if (version === 'v1') {
    const algorithm = values.strategy_name.trim().toLowerCase();
    return isStrategyName(algorithm) ? { algorithm, inherited: values.settings } : null;
  }
  const base = resolveBase(values.strategy_destination, values, all);
  return base === null ? null : { ...base, inherited: { ...base.inherited, ...values.param_values } };
}
