import { nameKey } from '@meridian/domain/name-key';
import { CONDITIONAL_FILTERS } from '@meridian/domain/strategy-groups/conditional-filters';
import { isAvailableTo } from '@meridian/domain/strategy-scope';
import type { IdentityService } from '@meridian/identity/create-identity';
import { answerProblem } from '@meridian/identity/http/call-answer';
import { type CallGuard, registerCall } from '@meridian/identity/http/register-call';
import type { DeskPort } from '@meridian/protocol/ports/desk';
import type { User } from '@meridian/protocol/rest/identity-schemas';
import type { CallQuery } from '@meridian/protocol/rest/rest-call';
import {
  conditionalFilters,
  conditionalStrategyGroups,
  regularStrategyGroups,
  strategyGroups,
} from '@meridian/protocol/rest/strategy-read-calls';
import type {
  ConditionalStrategyGroup,
  ConditionalStrategyGroupInput,
  StrategyGroupInput,
} from '@meridian/protocol/rest/strategy-schemas';
import {
  createUpdateConditionalStrategyGroup,
  createUpdateStrategyGroup,
  removeConditionalStrategyGroup,
  removeStrategyGroup,
} from '@meridian/protocol/rest/strategy-write-calls';
import type { ConfigurationStore, ConfigurationWriter } from '@meridian/storage/configuration/configuration-store';
import type { GroupStore } from '@meridian/storage/configuration/group-store';
import type { ConfigurationProposal } from '@meridian/storage/configuration/proposals/proposal-row';
import type { FastifyInstance } from 'fastify';
import { DESK_DOWN } from '../routing/desk-down.ts';
import { answerGroupRefused, shownGroup } from './group-answers.ts';
import { readGroup } from './group-input.ts';
import { toGroupProposalAnswer } from './settings-rows.ts';
import { strategyWriter } from './strategy-access.ts';

export type GroupRoutesOptions = {
  readonly identity: Pick<IdentityService, 'accountsOf'>;
  readonly store: Pick<ConfigurationStore, 'find'>;
  readonly groups: GroupStore;
  readonly desk: Pick<DeskPort, 'liveStrategies'>;
};

type GroupType = ConditionalStrategyGroup['type'];
type ListQuery = CallQuery<typeof strategyGroups>;

const DEFAULT_PAGE = 100;
const PLAIN: readonly GroupType[] = ['regular', 'multi-arm'];

/** `/strategies/*` for groups. Groups of accounts that a user may not see do not exist for that user. */
export function groupRoutes(app: FastifyInstance, guard: CallGuard, options: GroupRoutesOptions): void {
  const lists = [
    [strategyGroups, ['regular', 'conditional', 'multi-arm']],
    [regularStrategyGroups, PLAIN],
    [conditionalStrategyGroups, ['conditional']],
  ] as const;
  for (const [call, types] of lists) {
    registerCall(app, guard, call, async ({ query, request }) => {
      const seen = await visible(options, request.user, query, types);
      const { offset = 0, limit = DEFAULT_PAGE } = query;
      const headers = { 'x-total-count': String(seen.length) };
      return { kind: 'good', body: seen.slice(offset, offset + limit), headers };
    });
  }
  registerCall(app, guard, conditionalFilters, async () => ({
    kind: 'good',
    body: CONDITIONAL_FILTERS.map(({ filter, label, kind, choices }) => ({
      filter,
      label,
      kind,
      choices: choices === null ? null : [...choices],
    })),
  }));
  registerCall(app, guard, createUpdateStrategyGroup, ({ body, request }) => save(options, body, request.user, false));
  registerCall(app, guard, createUpdateConditionalStrategyGroup, ({ body, request }) =>
    save(options, body, request.user, true),
  );
  registerCall(app, guard, removeStrategyGroup, ({ query, request }) => remove(options, query, request.user, PLAIN));
  registerCall(app, guard, removeConditionalStrategyGroup, ({ query, request }) =>
    remove(options, query, request.user, ['conditional']),
  );
}

async function writerOf({ identity }: GroupRoutesOptions, user: User) {
  return strategyWriter(user, await identity.accountsOf(user));
}

/** The part of a result that a user may see. */
async function visible(
  options: GroupRoutesOptions,
  user: User,
  query: Pick<ListQuery, 'account' | 'alloc_account' | 'asset_class'>,
  types: readonly GroupType[],
): Promise<ConditionalStrategyGroup[]> {
  const writer = await writerOf(options, user);
  const all = await options.groups.list();
  return all
    .filter((group) => {
      const account = query.account ?? group.owner_account ?? '';
      const alloc_account = query.alloc_account ?? group.owner_alloc_account ?? '';
      const isOfClass = query.asset_class === undefined || group.asset_class === query.asset_class;
      const isAsked = types.includes(group.type) && isOfClass && isAvailableTo(group, { account, alloc_account });
      return isAsked && writer.accessTo(group, group.createdBy) !== 'none';
    })
    .map((group) => shownGroup(group, writer));
}

async function save(
  options: GroupRoutesOptions,
  input: StrategyGroupInput | ConditionalStrategyGroupInput,
  user: User,
  isConditional: boolean,
) {
  const read = readGroup(input, isConditional);
  if (read.kind === 'problem') return read;
  const writer = { ...(await writerOf(options, user)), note: input.note?.trim() };
  const outcome = await options.groups.save(read.group, writer);
  if (outcome.kind === 'proposed') return proposedGroup(outcome.proposal, writer);
  if (outcome.kind !== 'saved') return answerGroupRefused(outcome, options.store, input);
  return { kind: 'good', body: shownGroup(outcome.group, writer) } as const;
}

/** The answer to a change that waits for a second person. */
export function proposedGroup(proposal: ConfigurationProposal<'group'>, writer: ConfigurationWriter) {
  return { kind: 'good', body: { proposal: toGroupProposalAnswer(proposal, writer) } } as const;
}

type RemoveQuery = CallQuery<typeof removeStrategyGroup>;

async function remove(options: GroupRoutesOptions, query: RemoveQuery, user: User, types: readonly GroupType[]) {
  const { account = null, alloc_account = null, name, asset_class, version = null } = query;
  const writer = await writerOf(options, user);
  const named = (await options.groups.list()).filter(
    (group) =>
      types.includes(group.type) &&
      nameKey(group.name) === nameKey(name) &&
      group.owner_account === account &&
      group.owner_alloc_account === alloc_account &&
      (asset_class === undefined || group.asset_class === asset_class) &&
      writer.accessTo(group, group.createdBy) !== 'none',
  );
  const [group] = named;
  if (group === undefined) return answerProblem(404, 'not-found', 'There is no such group.');
  if (named.length > 1) {
    return answerProblem(400, 'ambiguous', `There is a group “${name}” in several asset classes: say which.`);
  }
  const live = await options.desk.liveStrategies();
  if (live === null) return DESK_DOWN;
  const outcome = await options.groups.remove({ id: group.id, version }, writer, live);
  if (outcome.kind === 'proposed') {
    const message = `The removal of “${group.name}” awaits approval.`;
    return { kind: 'good', body: { message, proposal: toGroupProposalAnswer(outcome.proposal, writer) } } as const;
  }
  if (outcome.kind !== 'removed') return answerGroupRefused(outcome, options.store);
  return { kind: 'good', body: { message: `The group “${outcome.name}” was removed.` } } as const;
}
