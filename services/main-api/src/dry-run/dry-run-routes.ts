import { chooseArm } from '@meridian/cost-model/bandit/choose-arm';
import { ARM_PRIOR } from '@meridian/cost-model/bandit/normal-inverse-gamma';
import { learningKey, type NamedGroup } from '@meridian/domain/strategy-groups/group-document';
import { groupProblem } from '@meridian/domain/strategy-groups/group-problem';
import { lastTradingDays } from '@meridian/history/days/last-trading-days';
import type { History } from '@meridian/history/reader/open-history';
import { answerProblem } from '@meridian/identity/http/call-answer';
import { type CallGuard, registerCall } from '@meridian/identity/http/register-call';
import { armKey, readArmBeliefs } from '@meridian/protocol/ports/routing';
import { cancelDryRun, dryRunState, startDryRun } from '@meridian/protocol/rest/dry-run-calls';
import type { User } from '@meridian/protocol/rest/identity-schemas';
import type { CallBody } from '@meridian/protocol/rest/rest-call';
import type { ConfigurationStore } from '@meridian/storage/configuration/configuration-store';
import type { GroupStore, ListedGroup } from '@meridian/storage/configuration/group-store';
import { toCustomStrategy } from '@meridian/storage/configuration/strategy-rows';
import type { IdentityService } from '@meridian/identity/create-identity';
import type { FastifyInstance } from 'fastify';
import { strategyWriter } from '../strategies/strategy-access.ts';
import type { DryRuns } from './dry-runs.ts';
import { leafOf } from './plan-dry-run.ts';
import { groupRoutes, sentRoutes } from './routes.ts';
import type { DryRunJob } from './run-dry-run.ts';

export type DryRunRoutesOptions = {
  readonly identity: Pick<IdentityService, 'accountsOf'>;
  readonly store: Pick<ConfigurationStore, 'list'>;
  readonly groups: GroupStore;
  readonly runs: DryRuns;
  /** `<DATA_DIR>/history`. */
  readonly historyDir: string;
  readonly past: Pick<History, 'days'>;
  readonly nowMs: () => number;
};

const OWN_BUSY = answerProblem(409, 'busy', 'Your last dry run is still going on: wait for it, or cancel it.');
const BUSY = answerProblem(409, 'busy', 'Other dry runs are going on: try again in a few seconds.');
const NOT_FOUND = answerProblem(404, 'not-found', 'There is no such dry run.');

/** `/strategies/dry_run`: what a draft of a group would have done with past orders. */
export function dryRunRoutes(app: FastifyInstance, guard: CallGuard, options: DryRunRoutesOptions): void {
  const { runs } = options;
  registerCall(app, guard, startDryRun, async ({ body, request }) => {
    const { group } = body;
    const problem = groupProblem(group);
    if (problem !== null) return answerProblem(400, 'invalid-group', problem);
    const { accessTo } = strategyWriter(request.user, await options.identity.accountsOf(request.user));
    const stored = group.id === undefined ? null : await options.groups.find(group.id);
    const isSeen = stored === null || accessTo(stored, stored.createdBy) !== 'none';
    if (!isSeen || (group.id !== undefined && stored === null) || accessTo(group, null) === 'none') {
      return answerProblem(404, 'not-found', 'There is no such group.');
    }
    const work = { dir: options.historyDir, job: await jobOf(options, body, stored, request.user) };
    const started = runs.start(work, null, request.user.id);
    if (started.kind === 'started') return { kind: 'good', body: started.state };
    return started.isOwn ? OWN_BUSY : BUSY;
  });
  registerCall(app, guard, dryRunState, async ({ query, request }) => {
    const state = runs.state(query.run, request.user.id);
    return state === null ? NOT_FOUND : { kind: 'good', body: state };
  });
  registerCall(app, guard, cancelDryRun, async ({ query, request }) =>
    (await runs.cancel(query.run, request.user.id))
      ? { kind: 'good', body: { message: 'The dry run was cancelled.' } }
      : NOT_FOUND,
  );
}

async function jobOf(
  { store, groups, past, nowMs }: DryRunRoutesOptions,
  { group, days, against }: CallBody<typeof startDryRun>,
  stored: ListedGroup | null,
  user: User,
): Promise<DryRunJob> {
  const configured = { groups: await groups.list(), strategies: (await store.list('strategy')).map(toCustomStrategy) };
  const beliefs = await groups.beliefs();
  const { from, to } = await lastTradingDays(past, nowMs(), days);
  const leaf = (name: string) => leafOf(configured, group, name);
  const { accounts, alloc_accounts } = user.data_permissions;
  return {
    from,
    until: to,
    assetClass: group.asset_class,
    granted: user.is_admin ? null : { accounts, allocAccounts: alloc_accounts },
    owner: { account: group.owner_account, allocAccount: group.owner_alloc_account },
    today:
      stored === null || against === 'nothing'
        ? sentRoutes()
        : groupRoutes(stored, sharesOf(stored, stored, beliefs), leaf),
    draft: groupRoutes(group, sharesOf(group, stored, beliefs), leaf),
  };
}

/** The chances of a group's arms by what was learnt of them under the group's name; evenly where nothing was. */
function sharesOf(group: NamedGroup, stored: ListedGroup | null, beliefs: unknown): readonly number[] {
  const known = new Map(readArmBeliefs(beliefs));
  const arms = Object.entries(group.multi_arm_param_values).map(([name, { min_alloc, max_alloc }]) => ({
    name,
    min_alloc,
    max_alloc,
    belief: (stored === null ? undefined : known.get(armKey(learningKey(stored), name))) ?? ARM_PRIOR,
  }));
  return chooseArm(arms, 'shown')?.arms.map(({ probability }) => probability) ?? [];
}
